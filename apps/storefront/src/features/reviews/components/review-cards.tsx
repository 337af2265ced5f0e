import type { ReactNode } from 'react';
import { formatDate } from '@market/domain/lagos-time';
import type { Review } from '@market/domain/reviews/review';
import { Rating } from '@market/ui/rating';

const CARD_COUNT = 3;

export function ReviewCards({
  reviews,
  action,
}: {
  reviews: readonly Review[];
  action: ReactNode;
}) {
  const written = reviews.filter(({ title, text }) => title || text).slice(0, CARD_COUNT);
  if (written.length < CARD_COUNT) return null;
  return (
    <section aria-labelledby="buyers" className="page-wrap pt-12 md:pt-16">
      <header className="mb-5 flex flex-wrap items-baseline gap-x-5 gap-y-1 md:mb-6">
        <h2 id="buyers" className="display text-d2">
          Customer reviews
        </h2>
        <span className="ml-auto text-sm">{action}</span>
      </header>
      <ul className="grid gap-4 md:grid-cols-3 md:gap-5">
        {written.map(({ id, stars, title, text, reviewer, createdAt }) => (
          <li
            key={id}
            className="flex min-w-0 flex-col rounded-3 border border-line bg-surface p-5 text-sm"
          >
            <Rating value={stars} look="stars" />
            {title && <h3 className="mt-2.5 text-base font-semibold break-words">{title}</h3>}
            {text && (
              <p className="mt-1 line-clamp-4 leading-[1.55] break-words text-text-2">{text}</p>
            )}
            <p className="mt-auto pt-3 text-xs text-muted nums">
              {`${reviewer}, ${formatDate(createdAt)}`}
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
