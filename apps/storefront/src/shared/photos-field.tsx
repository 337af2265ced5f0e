import { Trash2 } from 'lucide-react';
import { imageUrl } from '@market/domain/image';
import { MAX_UPLOAD_BYTES } from '@market/domain/files';
import { FieldMessage } from '@market/ui/field';
import { FileDrop } from '@market/ui/file-drop';
import { IconButton } from '@market/ui/icon-button';
import { imageAccept, useImageUpload } from '@market/web-kit/forms/use-image-upload';

interface PhotosFieldProps {
  /** The paths of hosted pictures: `/images/<id>`. */
  photos: readonly string[];
  max: number;
  hint: string;
  error: string | undefined;
  onAdd: (hosted: string[]) => void;
  onRemove: (hosted: string) => void;
}

export function PhotosField({ photos, max, hint, error, onAdd, onRemove }: PhotosFieldProps) {
  const { progress, uploadImages } = useImageUpload();
  const room = max - photos.length;
  return (
    <fieldset className="min-w-0">
      <legend className="mb-1.5 flex w-full justify-between text-sm">
        <span className="font-semibold">Photos</span>
        <span className="text-muted">Optional</span>
      </legend>
      <div className="flex flex-wrap gap-3">
        {photos.map((hosted, index) => (
          <span
            key={hosted}
            className="relative size-24 overflow-clip rounded-3 border border-line bg-well"
          >
            <img
              src={imageUrl(hosted, 160)}
              alt={`Added, ${index + 1} of ${photos.length}`}
              width={96}
              height={96}
              className="size-full object-cover"
            />
            <span className="absolute right-1 bottom-1 rounded-2 bg-surface">
              <IconButton
                label={`Remove photo ${index + 1}`}
                icon={<Trash2 size={16} />}
                size="sm"
                tooltip="none"
                onClick={() => onRemove(hosted)}
              />
            </span>
          </span>
        ))}
        {room > 0 && (
          <FileDrop
            title={photos.length === 0 ? 'Add photos' : 'Add more'}
            hint={`Up to ${max}`}
            accept={imageAccept}
            maxBytes={MAX_UPLOAD_BYTES}
            multiple
            progress={progress}
            onFiles={async (files) => onAdd(await uploadImages(files.slice(0, room)))}
            className="min-w-40 flex-1 [&>label]:min-h-24"
          />
        )}
      </div>
      <div className="mt-1.5">
        <FieldMessage id="photos-message" error={error} hint={hint} />
      </div>
    </fieldset>
  );
}
