import { useQuery } from '@tanstack/react-query';
import { FileCheck } from 'lucide-react';
import { useController, type Control, type FieldPath, type FieldValues } from 'react-hook-form';
import { imageTypes, MAX_UPLOAD_BYTES } from '@market/domain/files';
import { Field } from '@market/ui/field';
import { FileDrop } from '@market/ui/file-drop';
import { documentLinkQuery } from './document-link.query';
import { useServices } from '@market/web-kit/services';
import { RetryButton } from '@market/web-kit/list/query-error';
import { useDocumentUpload } from './use-document-upload';

interface DocumentFieldProps<Values extends FieldValues> {
  control: Control<Values, unknown, Values>;
  name: FieldPath<Values>;
  label: string;
  hint: string;
}

const ACCEPT = ['application/pdf', ...imageTypes].join(',');

/** A private document. It is uploaded when chosen, and saved with the form. */
export function DocumentField<Values extends FieldValues>({
  control,
  name,
  label,
  hint,
}: DocumentFieldProps<Values>) {
  const { field, fieldState } = useController({ control, name });
  const { percent, problem, send } = useDocumentUpload(field.onChange);
  const url = field.value;
  const uploadFirst = ([file]: File[]) => {
    if (file) send(file);
  };
  return (
    <div ref={field.ref} tabIndex={-1} className="outline-none! shadow-none!">
      <Field label={label} hint={hint} error={problem ?? fieldState.error?.message}>
        {url && <StoredDocument url={url} />}
        <FileDrop
          title={url ? 'Choose another file' : 'Choose a file'}
          hint="PDF, JPEG, PNG or WebP, at most 5 MB"
          accept={ACCEPT}
          maxBytes={MAX_UPLOAD_BYTES}
          progress={percent}
          onFiles={uploadFirst}
          className="[&_label]:min-h-24"
        />
      </Field>
    </div>
  );
}

function StoredDocument({ url }: { url: string }) {
  const { api } = useServices();
  const link = useQuery(documentLinkQuery(api, url));
  return (
    <p className="flex min-h-11 items-center gap-3 rounded-2 bg-success-soft px-4 py-2 text-sm text-on-success-soft">
      <FileCheck size={18} className="flex-none" />
      <span className="min-w-0 flex-1 break-words">
        {link.data?.name ?? 'Uploaded'}
        <span className="sr-only">, uploaded</span>
      </span>
      {link.data && (
        <a
          href={link.data.url}
          target="_blank"
          rel="noreferrer"
          aria-label={`Open ${link.data.name}`}
          className="link touch-area"
        >
          Open
        </a>
      )}
      <RetryButton query={link} />
    </p>
  );
}
