import { useController, type Control } from 'react-hook-form';
import type { StoreProfileInput } from '@market/domain/stores/onboarding';
import { imageUrl } from '@market/domain/image';
import { MAX_UPLOAD_BYTES } from '@market/domain/files';
import { FileDrop } from '@market/ui/file-drop';
import { LinkButton } from '@market/ui/link';
import { StoreMonogram } from '@market/ui/store-monogram';
import { imageAccept, useImageUpload } from '@market/web-kit/forms/use-image-upload';

/** The store's logo, or its initials as a placeholder. */
export function LogoField({
  control,
  storeName,
}: {
  control: Control<StoreProfileInput, unknown, StoreProfileInput>;
  storeName: string;
}) {
  const { field } = useController({ control, name: 'logo' });
  const { progress, uploadImages } = useImageUpload();
  const uploadFirst = async (files: File[]) => {
    const [hosted] = await uploadImages(files);
    if (hosted) field.onChange(hosted);
  };
  return (
    <div className="grid gap-2">
      <span className="text-sm font-semibold">Logo</span>
      <div className="flex items-center gap-4">
        <StoreMonogram
          name={storeName || '?'}
          logoUrl={field.value && imageUrl(field.value, 160)}
          size="lg"
        />
        <FileDrop
          title={field.value ? 'Choose another logo' : 'Choose a logo'}
          hint="Square, JPEG, PNG or WebP, at most 5 MB"
          accept={imageAccept}
          maxBytes={MAX_UPLOAD_BYTES}
          progress={progress}
          onFiles={(files) => void uploadFirst(files)}
          className="flex-1 [&_label]:min-h-20"
        />
      </div>
      {field.value && (
        <LinkButton className="justify-self-start text-sm" onClick={() => field.onChange(null)}>
          Use the initials instead
        </LinkButton>
      )}
    </div>
  );
}
