import { BadgeCheck } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from './link';
import { Rating } from './rating';
import { StoreMonogram } from './store-monogram';

export type StoreCardProps = {
  name: string;
  to: string;
  place?: string | undefined;
  logoUrl?: string | null | undefined;
  verified?: boolean | undefined;
  stars?: { value: number; count?: number | undefined } | undefined;
  followers?: number | undefined;
  /** A Follow button, rendered outside the link. */
  action?: ReactNode;
  headingLevel?: 2 | 3 | undefined;
};

/** A store in a grid. One link, with the name as its text. */
export function StoreCard({
  name,
  to,
  place,
  logoUrl,
  verified,
  stars,
  followers,
  action,
  headingLevel = 3,
}: StoreCardProps) {
  const Heading = `h${headingLevel}` as const;
  return (
    <article className="relative flex flex-col gap-4 rounded-3 border border-line bg-surface p-5 hover:border-line-strong has-[h2_a:focus-visible]:focus-ring has-[h3_a:focus-visible]:focus-ring">
      <div className="flex items-center gap-3">
        <StoreMonogram name={name} logoUrl={logoUrl} />
        <div className="min-w-0 flex-1">
          <Heading className="flex items-center gap-1.5 text-sm font-semibold">
            <Link to={to} className="stretched truncate outline-none! shadow-none!">
              {name}
            </Link>
            {verified && (
              <BadgeCheck
                size={15}
                className="text-success"
                role="img"
                aria-label="Verified store"
              />
            )}
          </Heading>
          {place && <p className="line-clamp-2 text-xs text-muted">{place}</p>}
        </div>
        {action && <span className="relative z-1">{action}</span>}
      </div>
      {(stars || followers !== undefined) && (
        <p className="flex justify-between gap-3 text-xs text-muted">
          {stars ? <Rating value={stars.value} count={stars.count} /> : <span />}
          {followers !== undefined && (
            <span className="nums">
              {followers.toLocaleString('en-NG')} {followers === 1 ? 'follower' : 'followers'}
            </span>
          )}
        </p>
      )}
    </article>
  );
}
