import type { ReactNode } from 'react';
import { Avatar } from './avatar';
import { Rating } from './rating';

export type ReviewItemProps = {
  author: string;
  stars: number;
  /** The formatted date, such as `20 Nov 2026`. */
  date: string;
  detail?: string | undefined;
  children: ReactNode;
  reply?: { store: string; text: string } | null | undefined;
  actions?: ReactNode;
};

export function ReviewItem({
  author,
  stars,
  date,
  detail,
  children,
  reply,
  actions,
}: ReviewItemProps) {
  return (
    <article className="border-b border-line py-5 text-sm last:border-b-0">
      <header className="mb-2 flex items-center gap-3">
        <Avatar name={author} />
        <div className="min-w-0 flex-1">
          <p className="font-semibold break-words">{author}</p>
          <p className="text-xs text-muted">
            {date}
            {detail && <>, {detail}</>}
          </p>
        </div>
        <Rating value={stars} look="stars" />
      </header>
      <div className="max-w-(--measure) leading-relaxed text-text-2">{children}</div>
      {reply && (
        <div className="mt-3 max-w-(--measure) border-l-2 border-line-strong pl-4">
          <p className="text-xs font-semibold break-words">Reply from {reply.store}</p>
          <p className="mt-1 break-words whitespace-pre-line text-text-2">{reply.text}</p>
        </div>
      )}
      {actions}
    </article>
  );
}
