import { Suspense, useState } from 'react';
import { BadgeCheck } from 'lucide-react';
import { imageUrl } from '@market/domain/image';
import { formatDate } from '@market/domain/lagos-time';
import type { Review } from '@market/domain/reviews/review';
import { ReviewItem } from '@market/ui/review-item';
import { lazyBrowserPart } from '../../../shared/lazy-part';

const PictureViewer = lazyBrowserPart(
  async () => (await import('../../../shared/picture-viewer')).PictureViewer,
);

interface ReviewEntryProps {
  review: Review;
  storeName: string;
}

export function ReviewEntry({ review, storeName }: ReviewEntryProps) {
  const {
    stars,
    title,
    text,
    photos,
    reviewer,
    verified,
    productVariants,
    reply,
    createdAt,
    updatedAt,
  } = review;
  const options = Object.values(productVariants ?? {}).join(', ');
  return (
    <ReviewItem
      author={reviewer}
      stars={stars}
      date={formatDate(createdAt)}
      detail={updatedAt > createdAt ? `changed ${formatDate(updatedAt)}` : undefined}
      reply={reply && { store: storeName, text: reply.text }}
    >
      {title && <h3 className="mb-1 text-md font-semibold break-words text-text">{title}</h3>}
      {text && <p className="break-words whitespace-pre-line">{text}</p>}
      {photos.length > 0 && <Photos photos={photos} reviewer={reviewer} />}
      <p className="mt-2 flex flex-wrap items-center gap-x-3 text-xs text-muted">
        {verified && (
          <span className="flex items-center gap-1 font-medium text-success">
            <BadgeCheck size={14} /> Verified purchase
          </span>
        )}
        {options && <span>{`Bought: ${options}`}</span>}
      </p>
    </ReviewItem>
  );
}

function Photos({ photos, reviewer }: { photos: readonly string[]; reviewer: string }) {
  const [enlarged, setEnlarged] = useState<number>();
  const name = `Photos by ${reviewer}`;
  return (
    <>
      <ul aria-label={name} className="mt-3 flex flex-wrap gap-2">
        {photos.map((photo, index) => (
          <li key={photo}>
            <button
              type="button"
              aria-label={`Enlarge photo ${index + 1} of ${photos.length}`}
              onClick={() => setEnlarged(index)}
              className="block size-18 overflow-hidden rounded-2 bg-well"
            >
              <img
                src={imageUrl(photo, 160)}
                alt=""
                width={160}
                height={160}
                loading="lazy"
                decoding="async"
                className="size-full object-cover"
              />
            </button>
          </li>
        ))}
      </ul>
      {enlarged !== undefined && (
        <Suspense>
          <PictureViewer
            name={name}
            images={photos.map((image) => ({ image }))}
            first={enlarged}
            onClose={() => setEnlarged(undefined)}
          />
        </Suspense>
      )}
    </>
  );
}
