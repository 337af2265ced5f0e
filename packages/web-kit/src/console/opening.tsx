/** Between the page's arrival and its first data; the same words as in index.html. */
export function Opening() {
  return (
    <div className="grid min-h-dvh place-items-center">
      <p role="status" className="text-sm text-muted">
        Opening…
      </p>
    </div>
  );
}
