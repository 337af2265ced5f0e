import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useId } from 'react';
import { IconButton } from './icon-button';
import { NativeSelect } from './native-select';

export type PagerProps = {
  /** The current page, from 1. */
  page: number;
  pageSize: number;
  total: number;
  /** Whether `total` is a lower bound. */
  capped?: boolean | undefined;
  onPageChange: (page: number) => void;
  onPageSizeChange?: ((pageSize: number) => void) | undefined;
};

const pageSizes: readonly number[] = [10, 20, 50, 100];

/** Shows the range, the rows per page, and page x of y. Renders nothing while there are no rows. */
export function Pager({
  page,
  pageSize,
  total,
  capped = false,
  onPageChange,
  onPageSizeChange,
}: PagerProps) {
  const rowsId = useId();
  if (total === 0) return null;
  const pages = Math.ceil(total / pageSize);
  const first = (page - 1) * pageSize + 1;
  const last = Math.min(total, page * pageSize);
  const sizes = pageSizes.includes(pageSize)
    ? pageSizes
    : [...pageSizes, pageSize].sort((a, b) => a - b);
  return (
    <nav
      aria-label="Pages"
      className="flex flex-wrap items-center gap-x-3 gap-y-2 border-t border-line px-4 py-3 md:px-5 text-sm text-muted nums"
    >
      <p role="status" className="flex-1 whitespace-nowrap">
        {first < last && `${first.toLocaleString('en-NG')} to `}
        {last.toLocaleString('en-NG')} of {total.toLocaleString('en-NG')}
        {capped && '+'}
        {capped && page >= pages && (
          <span className="block whitespace-normal">Search or filter to see more.</span>
        )}
      </p>
      {onPageSizeChange && (
        <span className="flex items-center gap-2 max-md:hidden">
          <label htmlFor={rowsId}>Rows</label>
          <NativeSelect
            id={rowsId}
            size="sm"
            className="w-19"
            value={pageSize}
            onChange={(event) => onPageSizeChange(Number(event.target.value))}
          >
            {sizes.map((size) => (
              <option key={size} value={size}>
                {size}
              </option>
            ))}
          </NativeSelect>
        </span>
      )}
      {/* At the ends the arrows keep the focus and do nothing. */}
      <span className="flex items-center gap-2.5">
        <IconButton
          label="Previous page"
          icon={<ChevronLeft size={17} />}
          variant="outline"
          size="sm"
          tooltip="none"
          aria-disabled={page <= 1}
          onClick={() => page > 1 && onPageChange(page - 1)}
        />
        <span className="whitespace-nowrap text-text">
          Page {page.toLocaleString('en-NG')}
          {!capped && ` of ${pages.toLocaleString('en-NG')}`}
        </span>
        <IconButton
          label="Next page"
          icon={<ChevronRight size={17} />}
          variant="outline"
          size="sm"
          tooltip="none"
          aria-disabled={page >= pages}
          onClick={() => page < pages && onPageChange(page + 1)}
        />
      </span>
    </nav>
  );
}
