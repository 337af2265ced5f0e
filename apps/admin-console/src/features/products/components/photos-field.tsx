import { useController } from 'react-hook-form';
import { MAX_IMAGES } from '@market/domain/catalogue/product-input';
import { imageUrl } from '@market/domain/image';
import { MAX_UPLOAD_BYTES } from '@market/domain/files';
import { FieldMessage } from '@market/ui/field';
import { FileDrop } from '@market/ui/file-drop';
import { ImageGrid } from '@market/ui/image-grid';
import { imageAccept, useImageUpload } from '@market/web-kit/forms/use-image-upload';
import type { ProductControl } from './store-field';

const MESSAGE_ID = 'photos-message';

/** The first photo is the cover. */
export function PhotosField({ control }: { control: ProductControl }) {
  const { field, fieldState } = useController({ control, name: 'hostedImages' });
  const { progress, uploadImages } = useImageUpload();
  const add = async (files: readonly File[]) => {
    const added = await uploadImages(files.slice(0, MAX_IMAGES - field.value.length));
    field.onChange([...new Set([...field.value, ...added])]);
  };
  return (
    <fieldset className="grid gap-2">
      <legend className="mb-2 text-sm font-semibold">Photos</legend>
      <ImageGrid
        label="Photos of the product"
        images={field.value.map((hosted, index) => ({
          id: hosted,
          url: imageUrl(hosted, 320),
          alt: `Photo ${index + 1}`,
        }))}
        onChange={(images) => field.onChange(images.map(({ id }) => id))}
      >
        {field.value.length < MAX_IMAGES && (
          <FileDrop
            ref={field.ref}
            title="Add photos"
            hint="or drop files"
            accept={imageAccept}
            maxBytes={MAX_UPLOAD_BYTES}
            multiple
            progress={progress}
            onFiles={(files) => void add(files)}
            aria-describedby={MESSAGE_ID}
            aria-invalid={fieldState.invalid || undefined}
          />
        )}
      </ImageGrid>
      <FieldMessage
        id={MESSAGE_ID}
        error={fieldState.error?.message}
        hint={`JPEG, PNG or WebP of at most 5 MB each, up to ${MAX_IMAGES}. The first one is the cover.`}
      />
    </fieldset>
  );
}
