import { useController, type Control } from 'react-hook-form';
import { imageUrl } from '@market/domain/image';
import { MAX_UPLOAD_BYTES } from '@market/domain/files';
import { FileDrop } from '@market/ui/file-drop';
import { LinkButton } from '@market/ui/link';
import { imageAccept, useImageUpload } from '@market/web-kit/forms/use-image-upload';
import type { ThemeDraft } from '../theme-form.schema';

interface PictureFieldProps {
  control: Control<ThemeDraft, unknown, ThemeDraft>;
  name: 'body.bannerImage' | 'body.promoImage';
  label: string;
}

export function PictureField({ control, name, label }: PictureFieldProps) {
  const { field, fieldState } = useController({ control, name });
  const { progress, uploadImages } = useImageUpload();
  const uploadFirst = async (files: File[]) => {
    const [hosted] = await uploadImages(files);
    if (hosted) field.onChange(hosted);
  };
  return (
    <div role="group" aria-label={label} className="grid gap-2">
      <span className="text-sm font-semibold">{label}</span>
      {field.value && (
        <img
          src={imageUrl(field.value, 640)}
          alt=""
          className="aspect-[3/2] w-full rounded-2 bg-sunken object-contain"
        />
      )}
      <FileDrop
        title={field.value ? 'Choose another image' : 'Choose an image'}
        hint="JPEG, PNG or WebP, at most 5 MB"
        accept={imageAccept}
        maxBytes={MAX_UPLOAD_BYTES}
        progress={progress}
        onFiles={(files) => void uploadFirst(files)}
        className="[&_label]:min-h-20"
      />
      {fieldState.error?.message && (
        <p className="text-xs text-danger">{fieldState.error.message}</p>
      )}
      {field.value && (
        <LinkButton className="justify-self-start text-sm" onClick={() => field.onChange(null)}>
          Remove image
        </LinkButton>
      )}
    </div>
  );
}
