import { useController, type Control, type FieldPath, type FieldValues } from 'react-hook-form';
import { imageUrl } from '@market/domain/image';
import { MAX_UPLOAD_BYTES } from '@market/domain/files';
import { Field } from '@market/ui/field';
import { FileDrop } from '@market/ui/file-drop';
import { LinkButton } from '@market/ui/link';
import { StoreMonogram } from '@market/ui/store-monogram';
import { imageAccept, useImageUpload } from '@market/web-kit/forms/use-image-upload';

interface LogoFieldProps<Values extends FieldValues> {
  control: Control<Values, unknown, Values>;
  /** The field's value is undefined without a logo. */
  name: FieldPath<Values>;
  owner: string;
}

export function LogoField<Values extends FieldValues>({
  control,
  name,
  owner,
}: LogoFieldProps<Values>) {
  const { field, fieldState } = useController({ control, name });
  const { progress, uploadImages } = useImageUpload();
  const uploadFirst = async (files: File[]) => {
    const [hosted] = await uploadImages(files);
    if (hosted) field.onChange(hosted);
  };
  return (
    <div ref={field.ref} tabIndex={-1} className="outline-none! shadow-none!">
      <Field label="Logo" error={fieldState.error?.message}>
        <div className="flex items-center gap-4">
          <StoreMonogram
            name={owner || '?'}
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
          <LinkButton className="self-start text-sm" onClick={() => field.onChange(null)}>
            Use initials instead
          </LinkButton>
        )}
      </Field>
    </div>
  );
}
