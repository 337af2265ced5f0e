import { useMutation } from '@tanstack/react-query';
import { Check } from 'lucide-react';
import { upload } from '@market/api-client/contract/main/images';
import { imageUrl } from '@market/domain/image';
import { MAX_UPLOAD_BYTES } from '@market/domain/uploaded-file';
import { Alert } from '@market/ui/alert';
import { Button } from '@market/ui/button';
import { FileDrop } from '@market/ui/file-drop';
import { imageAccept } from '@market/web-kit/forms/use-image-upload';
import { useServices } from '@market/web-kit/services';
import { Block } from '../../../shared/block';

interface DeliveryPhotoProps {
  /** The uploaded picture's path. */
  value: string | undefined;
  onChange: (hostedImage: string | undefined) => void;
  error: string | undefined;
}

/** An optional photo of the delivery. It is uploaded immediately and submitted with the code. */
export function DeliveryPhoto({ value, onChange, error }: DeliveryPhotoProps) {
  const { api } = useServices();
  const {
    mutate,
    isPending,
    error: failure,
  } = useMutation(api.mutation(upload, { invalidates: [], quiet: true }));
  const problem = error ?? failure?.message;
  return (
    <Block title="Delivery photo">
      {value ? (
        <div className="flex items-center gap-3">
          <img
            src={imageUrl(value, 160)}
            alt="The goods at the door"
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
          hint="Optional. JPEG, PNG or WebP, up to 5 MB"
          accept={imageAccept}
          maxBytes={MAX_UPLOAD_BYTES}
          disabled={isPending}
          onFiles={([image]) =>
            image &&
            mutate({ body: { image } }, { onSuccess: ({ hostedImage }) => onChange(hostedImage) })
          }
        />
      )}
      {problem && <Alert className="mt-3">{problem}</Alert>}
    </Block>
  );
}
