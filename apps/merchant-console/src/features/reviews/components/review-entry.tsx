import { lazy, Suspense, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useMutation } from '@tanstack/react-query';
import { imageUrl } from '@market/domain/image';
import { formatDate } from '@market/domain/lagos-time';
import type { ReceivedReview } from '@market/domain/reviews/review';
import { reviewReplySchema } from '@market/domain/store-response';
import { Link, LinkButton } from '@market/ui/link';
import { ReviewItem } from '@market/ui/review-item';
import { Skeleton } from '@market/ui/skeleton';
import { useServices } from '@market/web-kit/services';
import { replyToReview } from '../reviews.queries';

/** Loaded on demand: most visits only read. */
const ResponseForm = lazy(async () => ({
  default: (await import('../../../shared/response-form')).ResponseForm,
}));

interface ReviewEntryProps {
  review: ReceivedReview;
  storeName: string;
  productHref: (productId: string) => string;
}

export function ReviewEntry({ review, storeName, productHref }: ReviewEntryProps) {
  const { reviewer, stars, createdAt, product, productVariants, title, text, photos, reply } =
    review;
  const { api } = useServices();
  const save = useMutation(replyToReview(api));
  const [isReplying, setIsReplying] = useState(false);
  const openButton = useRef<HTMLButtonElement>(null);
  // Move the focus back to the button, which replaces the form.
  const close = () => {
    flushSync(() => setIsReplying(false));
    openButton.current?.focus();
  };
  const options = Object.values(productVariants ?? {}).join(', ');
  return (
    <ReviewItem
      author={reviewer}
      stars={stars}
      date={formatDate(createdAt)}
      detail={options ? `bought ${options}` : undefined}
      reply={reply && !isReplying ? { store: storeName, text: reply.text } : undefined}
      actions={
        isReplying ? (
          <Suspense fallback={<Skeleton className="mt-3 h-48 max-w-(--measure)" />}>
            <ResponseForm
              noun="reply"
              schema={reviewReplySchema}
              author={reviewer}
              hint="Shown publicly below the review"
              saved={reply}
              onSave={(body) => save.mutateAsync({ params: { id: review.id }, body })}
              onClose={close}
            />
          </Suspense>
        ) : (
          <LinkButton
            ref={openButton}
            className="mt-3 text-sm"
            aria-label={`${reply ? 'Change the reply' : 'Reply'} to ${reviewer}`}
            onClick={() => setIsReplying(true)}
          >
            {reply ? 'Change the reply' : 'Reply'}
          </LinkButton>
        )
      }
    >
      <p className="text-xs text-muted">
        {product ? (
          <Link
            to={productHref(product.id)}
            className="link break-words pointer-coarse:-my-2 pointer-coarse:inline-block pointer-coarse:py-3.5"
          >
            {product.name}
          </Link>
        ) : (
          'About the store'
        )}
      </p>
      {title && <p className="mt-1 font-semibold break-words text-text">{title}</p>}
      {text && <p className="mt-1 break-words whitespace-pre-line">{text}</p>}
      {photos.length > 0 && (
        <ul className="mt-2 flex flex-wrap gap-2">
          {photos.map((photo, index) => (
            <li key={photo}>
              <img
                src={imageUrl(photo, 160)}
                alt={`${index + 1} of ${photos.length}, from ${reviewer}`}
                width={72}
                height={72}
                loading="lazy"
                className="size-18 rounded-2 bg-sunken object-cover"
              />
            </li>
          ))}
        </ul>
      )}
    </ReviewItem>
  );
}
