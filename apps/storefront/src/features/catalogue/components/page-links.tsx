import { ChevronLeft, ChevronRight } from 'lucide-react';
import { Link } from '@market/ui/link';

interface PageLinksProps {
  page: number;
  pages: number;
  hrefOf: (page: number) => string;
}

const boxClass =
  'inline-flex h-10 min-w-10 items-center justify-center gap-2 rounded-2 border px-3 text-sm font-semibold nums pointer-coarse:h-11 pointer-coarse:min-w-11';

/**
 * The numbers of this page, its neighbours, and the first and last pages. The others are left out.
 */
export function pageNumbers(page: number, pages: number): number[] {
  const near = [1, page - 1, page, page + 1, pages].filter((each) => each >= 1 && each <= pages);
  return [...new Set(near)].sort((a, b) => a - b);
}

/**
 * Pages of a listing as links, so that they can be opened in a new tab and found by search engines.
 */
export function PageLinks({ page, pages, hrefOf }: PageLinksProps) {
  if (pages <= 1) return null;
  const numbers = pageNumbers(page, pages);
  return (
    <nav aria-label="Pages" className="mt-10 flex flex-wrap items-center justify-center gap-2">
      {page > 1 && (
        <Link
          to={hrefOf(Math.min(page - 1, pages))}
          className={`${boxClass} border-control bg-surface hover:border-text`}
        >
          <ChevronLeft size={16} /> Previous
        </Link>
      )}
      <ul className="flex gap-2 max-sm:hidden">
        {numbers.map((number, index) => (
          <li key={number} className="flex items-center gap-2">
            {index > 0 && number - (numbers[index - 1] ?? 0) > 1 && (
              <span aria-hidden="true">…</span>
            )}
            <Link
              to={hrefOf(number)}
              aria-label={`Page ${number}`}
              aria-current={number === page ? 'page' : undefined}
              className={`${boxClass} border-line-strong bg-surface hover:border-text aria-[current=page]:border-text aria-[current=page]:bg-text aria-[current=page]:text-bg`}
            >
              {number}
            </Link>
          </li>
        ))}
      </ul>
      <span className="text-sm text-muted nums sm:hidden">{`Page ${page} of ${pages}`}</span>
      {page < pages && (
        <Link
          to={hrefOf(page + 1)}
          className={`${boxClass} border-control bg-surface hover:border-text`}
        >
          Next <ChevronRight size={16} />
        </Link>
      )}
    </nav>
  );
}
