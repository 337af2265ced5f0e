import { Button } from '@market/ui/button';

interface KeysetPagerProps {
  count: number;
  /** Counting stopped at `count`: there are more. */
  isCapped: boolean;
  isFirstPage: boolean;
  /** There is a page after this one. */
  hasNext: boolean;
  onFirst: () => void;
  onNext: () => void;
}

/** The foot of a list too long to be counted or numbered: it goes on from its last row. Back leads to the page before. */
export function KeysetPager({
  count,
  isCapped,
  isFirstPage,
  hasNext,
  onFirst,
  onNext,
}: KeysetPagerProps) {
  if (count === 0) return null;
  return (
    <nav
      aria-label="Pages"
      className="flex flex-wrap items-center gap-2 border-t border-line px-4 py-3 text-sm text-muted md:px-5"
    >
      <p role="status" className="flex-1 whitespace-nowrap nums">
        {isCapped ? 'More than ' : ''}
        {count.toLocaleString('en-NG')} in all
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
