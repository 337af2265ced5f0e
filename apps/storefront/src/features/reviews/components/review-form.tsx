import { useMutation } from '@tanstack/react-query';
import { useController } from 'react-hook-form';
import * as catalogue from '@market/api-client/contract/main/catalogue';
import * as reviews from '@market/api-client/contract/main/reviews';
import {
  MAX_REVIEW_PHOTOS,
  storeReviewInputSchema,
  type OwnReview,
} from '@market/domain/reviews/review';
import { Alert } from '@market/ui/alert';
import { Button } from '@market/ui/button';
import { TextareaField, TextField } from '@market/web-kit/form-fields';
import { useContractForm } from '@market/web-kit/forms/use-contract-form';
import { useServices } from '@market/web-kit/services';
import { PhotosField } from '../../../shared/photos-field';
import { StarInput } from './star-input';

interface ReviewFormProps {
  orderId: string;
  /** The order line whose product is reviewed. Undefined for a review of the store. */
  orderItemId: string | undefined;
  /** The name of the product or store. */
  name: string;
  review: OwnReview | undefined;
  onSaved: () => void;
  onCancel: () => void;
}

/** Products and stores have separate endpoints. */
export function ReviewForm({
  orderId,
  orderItemId,
  name,
  review,
  onSaved,
  onCancel,
}: ReviewFormProps) {
  const { api } = useServices();
  const form = useContractForm(storeReviewInputSchema, {
    orderId,
    photos: [],
    ...(review && {
      stars: review.stars,
      title: review.title,
      text: review.text,
      photos: review.photos,
    }),
  });
  const meta = { quiet: true, invalidates: [reviews.forOrder, catalogue.list] };
  const reviewProduct = useMutation(api.mutation(reviews.reviewProduct, meta));
  const reviewStore = useMutation(api.mutation(reviews.reviewStore, meta));
  const stars = useController({ control: form.control, name: 'stars' });
  const photos = useController({ control: form.control, name: 'photos' });
  const submit = form.submit(async ({ orderId, ...opinion }) => {
    await (orderItemId === undefined
      ? reviewStore.mutateAsync({ body: { orderId, ...opinion } })
      : reviewProduct.mutateAsync({ body: { orderItemId, ...opinion } }));
    onSaved();
  });

  return (
    <form
      onSubmit={(event) => void submit(event)}
      noValidate
      aria-label={`Your review of ${name}`}
      className="grid gap-4"
    >
      {form.formError && <Alert>{form.formError}</Alert>}
      <StarInput
        legend="How many stars?"
        value={stars.field.value}
        onChange={stars.field.onChange}
        onBlur={stars.field.onBlur}
        error={stars.fieldState.error?.message}
        ref={stars.field.ref}
      />
      <TextField control={form.control} name="title" label="Title" optional maxLength={100} />
      <TextareaField
        control={form.control}
        name="text"
        label="Your review"
        optional
        rows={4}
        hint="Say what would help others to choose: how it works, what arrived and what you would do differently"
      />
      <PhotosField
        photos={photos.field.value}
        max={MAX_REVIEW_PHOTOS}
        hint="JPEG, PNG or WebP, up to 5 MB each. Everyone can see them."
        error={photos.fieldState.error?.message}
        onAdd={(hosted) => photos.field.onChange([...form.getValues('photos'), ...hosted])}
        onRemove={(hosted) =>
          photos.field.onChange(form.getValues('photos').filter((each) => each !== hosted))
        }
      />
      <div className="flex flex-wrap gap-2">
        <Button
          type="submit"
          variant="ink"
          busy={reviewProduct.isPending || reviewStore.isPending}
          busyLabel="Posting…"
        >
          {review ? 'Save changes' : 'Post review'}
        </Button>
        <Button variant="ghost" onClick={onCancel}>
          Not now
        </Button>
      </div>
    </form>
  );
}
