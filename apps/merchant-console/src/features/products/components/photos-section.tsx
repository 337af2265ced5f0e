import { useController } from 'react-hook-form';
import { imageUrl } from '@market/domain/image';
import { Card } from '@market/ui/card';
import { FieldMessage } from '@market/ui/field';
import { FileDrop } from '@market/ui/file-drop';
import { ImageGrid } from '@market/ui/image-grid';
import { imageAccept, maxImageBytes, useImageUpload } from '@market/web-kit/forms/use-image-upload';
import type { ProductFormParts } from './product-control';

const MAX_PHOTOS = 8;

export function PhotosSection({ control, getValues }: Pick<ProductFormParts, 'control' | 'getValues'>) {
  const { field, fieldState } = useController({ control, name: 'hostedImages' });
  const { progress, uploadImages } = useImageUpload();
  const room = MAX_PHOTOS - field.value.length;
  const add = async (files: File[]) => {
    const hosted = await uploadImages(files.slice(0, room));
    // Read anew: pictures may have been moved or removed meanwhile.
    field.onChange([...getValues('hostedImages'), ...hosted]);
  };
  return (
    <Card title="Photos">
      <div className="grid gap-3">
        <ImageGrid
          label="Photos of the product"
          images={field.value.map((hosted, index) => ({ id: hosted, url: imageUrl(hosted, 320), alt: `Photo ${index + 1}` }))}
          onChange={(images) => field.onChange(images.map(({ id }) => id))}
        >
          {room > 0 && <FileDrop title="Add photos" hint="or drop files" accept={imageAccept} maxBytes={maxImageBytes} multiple progress={progress} onFiles={(files) => void add(files)} />}
        </ImageGrid>
        <FieldMessage id="photos-message" error={fieldState.error?.message} hint={`Square, 1,200 px or larger, up to ${MAX_PHOTOS}. The first one is the cover.`} />
      </div>
    </Card>
  );
}
