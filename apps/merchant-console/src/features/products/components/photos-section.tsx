import { RotateCw, X } from 'lucide-react';
import { useController } from 'react-hook-form';
import { imageUrl } from '@market/domain/image';
import { MAX_UPLOAD_BYTES } from '@market/domain/files';
import { Button } from '@market/ui/button';
import { Card } from '@market/ui/card';
import { FieldMessage } from '@market/ui/field';
import { FileDrop } from '@market/ui/file-drop';
import { IconButton } from '@market/ui/icon-button';
import { ImageGrid } from '@market/ui/image-grid';
import { imageAccept } from '@market/web-kit/forms/use-image-upload';
import { MAX_PHOTOS, type ProductControl } from '../product-form.schema';
import type { PhotoUpload, PhotoUploads } from '../use-photo-uploads';

function Upload({
  upload,
  retry,
  dismiss,
}: { upload: PhotoUpload } & Pick<PhotoUploads, 'retry' | 'dismiss'>) {
  const { name, percent, problem, file } = upload;
  if (!problem) {
    return (
      <li className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-3 gap-y-1 py-2 text-sm">
        <span className="truncate">{name}</span>
        <span className="text-muted nums">{percent}%</span>
        <progress
          aria-label={`Upload of ${name}`}
          value={percent}
          max={100}
          className="progress col-span-2 h-1.5 w-full"
        />
      </li>
    );
  }
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-1 py-2 text-sm">
      <span className="min-w-0 flex-1 basis-48">
        <b className="block truncate font-semibold">{name}</b>
        <span role="alert" className="block text-xs font-medium text-danger">
          {problem}
        </span>
      </span>
      {file && (
        <Button size="sm" icon={<RotateCw size={15} />} onClick={() => retry(upload)}>
          Retry upload
        </Button>
      )}
      <IconButton
        label={`Dismiss ${name}`}
        icon={<X size={16} />}
        size="sm"
        tooltip="none"
        onClick={() => dismiss(upload)}
      />
    </li>
  );
}

export function PhotosSection({
  control,
  photos,
}: {
  control: ProductControl;
  photos: PhotoUploads;
}) {
  const { field, fieldState } = useController({ control, name: 'hostedImages' });
  return (
    <Card title="Photos">
      <div className="grid gap-3">
        <ImageGrid
          label="Photos of the product"
          images={field.value.map((hosted, index) => ({
            id: hosted,
            url: imageUrl(hosted, 320),
            alt: `Photo ${index + 1}`,
          }))}
          onChange={(images) => field.onChange(images.map(({ id }) => id))}
        >
          {field.value.length < MAX_PHOTOS && (
            <FileDrop
              ref={field.ref}
              title="Add photos"
              hint="or drop files"
              accept={imageAccept}
              maxBytes={MAX_UPLOAD_BYTES}
              multiple
              onFiles={photos.add}
              aria-describedby="photos-message"
              aria-invalid={fieldState.invalid || undefined}
            />
          )}
        </ImageGrid>
        {photos.uploads.length > 0 && (
          <ul
            aria-label="Uploads"
            className="divide-y divide-line rounded-2 border border-line px-3"
          >
            {photos.uploads.map((upload) => (
              <Upload
                key={upload.id}
                upload={upload}
                retry={photos.retry}
                dismiss={photos.dismiss}
              />
            ))}
          </ul>
        )}
        <FieldMessage
          id="photos-message"
          error={fieldState.error?.message}
          hint={`JPEG, PNG or WebP of at most 5 MB each, up to ${MAX_PHOTOS}. Square photos of 1,200 px or more look best. The first photo is the cover. To change the order, drag photos or use the arrows.`}
        />
      </div>
    </Card>
  );
}
