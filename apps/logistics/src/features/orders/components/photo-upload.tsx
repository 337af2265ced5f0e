import { useMutation } from '@tanstack/react-query';
import { Check } from 'lucide-react';
import { upload } from '@market/api-client/contract/main/images';
import { imageUrl } from '@market/domain/image';
import { Alert } from '@market/ui/alert';
import { Button } from '@market/ui/button';
import { FileDrop } from '@market/ui/file-drop';
import { MAX_PHOTO_BYTES, shrinkPhoto } from '@market/web-kit/forms/shrink-photo';
import { imageAccept } from '@market/web-kit/forms/use-image-upload';
import { useServices } from '@market/web-kit/services';

export interface PhotoUploadProps {
  /** The uploaded picture's path. */
  value: string | undefined;
  onChange: (hostedImage: string | undefined) => void;
  error: string | undefined;
  /** What the photo shows. */
  alt: string;
}

/** An optional photo. It is made smaller and uploaded immediately, and submitted with its form. */
export function PhotoUpload({ value, onChange, error, alt }: PhotoUploadProps) {
  const { api } = useServices();
  const {
    mutate,
    isPending,
    error: failure,
  } = useMutation(api.mutation(upload, { invalidates: [], quiet: true }));
  const problem = error ?? failure?.message;
  const add = async (photo: File) =>
    mutate(
      { body: { image: await shrinkPhoto(photo) } },
      { onSuccess: ({ hostedImage }) => onChange(hostedImage) },
    );
  return (
    <>
      {value ? (
        <div className="flex items-center gap-3">
          <img
            src={imageUrl(value, 160)}
            alt={alt}
            width={72}
            height={72}
            className="size-18 flex-none rounded-2 bg-well object-cover"
          />
          <p
            role="status"
            className="flex flex-1 items-center gap-1 text-sm font-medium text-success"
          >
            <Check size={16} />
            Added
          </p>
          <Button onClick={() => onChange(undefined)}>Replace photo</Button>
        </div>
      ) : (
        <FileDrop
          title={isPending ? 'Uploading…' : 'Add a photo'}
          hint="Optional. JPEG, PNG or WebP"
          accept={imageAccept}
          maxBytes={MAX_PHOTO_BYTES}
          disabled={isPending}
          onFiles={([photo]) => photo && void add(photo)}
        />
      )}
      {problem && <Alert className="mt-3">{problem}</Alert>}
    </>
  );
}
