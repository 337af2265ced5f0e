/**
 * Skeletons like the page's static shell, shown until the first page's code and data are loaded.
 */
export function LoadingShell() {
  return (
    <div className="min-h-dvh" role="status" aria-label="Loading">
      <div className="h-9 bg-plate" />
      <div className="h-20 border-b border-line" />
      <div className="h-[46px] border-b border-line" />
    </div>
  );
}
