import { Suspense, useRef, useState, type ReactNode } from 'react';
import { formatDate } from '@market/domain/lagos-time';
import { imageUrl } from '@market/domain/image';
import type { OwnReview as Review } from '@market/domain/reviews/review';
import { Button } from '@market/ui/button';
import { LinkButton } from '@market/ui/link';
import { Rating } from '@market/ui/rating';
import { Skeleton } from '@market/ui/skeleton';
import { lazyBrowserPart } from '../../../shared/lazy-part';

const ReviewForm = lazyBrowserPart(async () => (await import('./review-form')).ReviewForm);

interface OwnReviewProps {
  orderId: string;
  /** Undefined for a review of the store. */
  orderItemId?: string;
  name: string;
  detail: ReactNode;
  picture: ReactNode;
  mayReview: boolean;
  review: Review | undefined;
}

export function OwnReview({
  orderId,
  orderItemId,
  name,
  detail,
  picture,
  mayReview,
  review,
}: OwnReviewProps) {
  const [writing, setWriting] = useState(false);
  const head = useRef<HTMLHeadingElement>(null);
  // The form is gone, so the focus moves to the reviewed item.
  const close = () => {
    setWriting(false);
    head.current?.focus();
  };
  return (
    <li className="rounded-3 border border-line bg-surface p-4 md:p-5">
      <div className="flex items-center gap-4">
        {picture}
        <div className="min-w-0 flex-1 text-sm">
          <h2 ref={head} tabIndex={-1} className="text-base leading-snug font-semibold break-words">
            {name}
          </h2>
          {detail && <p className="text-muted">{detail}</p>}
        </div>
        {!writing && !review && mayReview && (
          <Button aria-label={`Review ${name}`} onClick={() => setWriting(true)}>
            Review
          </Button>
        )}
      </div>
      {writing && (
        <div className="mt-5 border-t border-line pt-5">
          <Suspense fallback={<Skeleton className="h-80" />}>
            <ReviewForm
              orderId={orderId}
              orderItemId={orderItemId}
              name={name}
              review={review}
              onSaved={close}
              onCancel={close}
            />
          </Suspense>
        </div>
      )}
      {!writing && review && (
        <PublishedReview
          review={review}
          name={name}
          canEdit={mayReview}
          onChange={() => setWriting(true)}
        />
      )}
      {!writing && !review && !mayReview && (
        <p className="mt-3 text-sm text-muted">You can write a review after delivery.</p>
      )}
    </li>
  );
}

function PublishedReview({
  review,
  name,
  canEdit,
  onChange,
}: {
  review: Review;
  name: string;
  canEdit: boolean;
  onChange: () => void;
}) {
  const { stars, title, text, photos, reply, updatedAt, changeableUntil } = review;
  return (
    <div className="mt-4 grid gap-2 border-t border-line pt-4 text-sm">
      <p className="flex flex-wrap items-center gap-x-3">
        <Rating value={stars} look="stars" />
        <span className="text-xs text-muted nums">{formatDate(updatedAt)}</span>
      </p>
      {title && <p className="font-semibold break-words">{title}</p>}
      {text && (
        <p className="max-w-(--measure) break-words whitespace-pre-line text-text-2">{text}</p>
      )}
      {photos.length > 0 && (
        <p className="flex flex-wrap gap-2">
          {photos.map((photo, index) => (
            <img
              key={photo}
              src={imageUrl(photo, 160)}
              alt={`${name}, ${index + 1} of ${photos.length}`}
              width={72}
              height={72}
              loading="lazy"
              decoding="async"
              className="size-18 rounded-2 border border-line bg-well object-cover"
            />
          ))}
        </p>
      )}
      {reply && (
        <div className="mt-1 max-w-(--measure) border-l-2 border-line-strong pl-4">
          <p className="text-xs font-semibold">Reply from the store</p>
          <p className="mt-1 break-words whitespace-pre-line text-text-2">{reply.text}</p>
        </div>
      )}
      {canEdit && (
        <p>
          <LinkButton aria-label={`Edit your review of ${name}`} onClick={onChange}>
            Edit
          </LinkButton>{' '}
          <span className="text-muted">{`until ${formatDate(changeableUntil)}`}</span>
        </p>
      )}
    </div>
  );
}
