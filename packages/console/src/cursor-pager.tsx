import { Button } from '@market/ui/button';

interface CursorPagerProps {
  count: number;
  /** Whether the server stopped counting at `count`. */
  isCapped: boolean;
  isFirstPage: boolean;
  hasNext: boolean;
  onFirst: () => void;
  onNext: () => void;
}

/**
 * The pager for a long list without page numbers: each page starts after the last row of the
 * previous one. The browser's Back button returns to the previous page.
 */
export function CursorPager({
  count,
  isCapped,
  isFirstPage,
  hasNext,
  onFirst,
  onNext,
}: CursorPagerProps) {
  if (count === 0) return null;
  return (
    <nav
      aria-label="Pages"
      className="flex flex-wrap items-center gap-2 border-t border-line px-4 py-3 text-sm text-muted md:px-5"
    >
      <p role="status" className="flex-1 whitespace-nowrap nums">
        {isCapped ? 'More than ' : ''}
        {count.toLocaleString('en-NG')} in total
      </p>
      {!isFirstPage && (
        <Button size="sm" onClick={onFirst}>
          Newest
        </Button>
      )}
      {hasNext && (
        <Button size="sm" onClick={onNext}>
          Older
        </Button>
      )}
    </nav>
  );
}
