import { clsx } from 'clsx';
import { Upload } from 'lucide-react';
import { useState, type DragEvent, type ReactNode, type Ref } from 'react';
import { bytesText, partitionFiles } from '../lib/files';
import { useFieldControl } from '../lib/field-control';

export type FileDropProps = {
  title: string;
  /** Formats and limits in words. */
  hint?: ReactNode;
  /** The accepted types, as on a file input: "image/png,image/jpeg" or ".pdf". */
  accept?: string | undefined;
  maxBytes?: number | undefined;
  multiple?: boolean | undefined;
  disabled?: boolean | undefined;
  /** The upload's progress, 0 to 100. */
  progress?: number | undefined;
  /** Called with the files that fit `accept` and `maxBytes`. An error lists the others. */
  onFiles: (files: File[]) => void;
  /** The file input: a form focuses it when files are missing. */
  ref?: Ref<HTMLInputElement> | undefined;
  'aria-describedby'?: string | undefined;
  'aria-invalid'?: true | undefined;
  className?: string | undefined;
};

/** A drop zone and file picker. Files of the wrong type or size are rejected with a reason. */
export function FileDrop({
  title,
  hint,
  accept,
  maxBytes,
  multiple,
  disabled,
  progress,
  onFiles,
  ref,
  className,
  ...own
}: FileDropProps) {
  const [isOver, setOver] = useState(false);
  const [refusal, setRefusal] = useState('');
  const field = useFieldControl(own);

  const take = (list: FileList | null) => {
    const files = [...(list ?? [])].slice(0, multiple ? undefined : 1);
    const { fitting, wrongKind, tooLarge } = partitionFiles(files, { accept, maxBytes });
    setRefusal(
      [
        ...wrongKind.map((file) => `${file.name} is not an accepted file type.`),
        ...tooLarge.map(
          (file) =>
            `${file.name} is ${bytesText(file.size)}; the limit is ${bytesText(maxBytes ?? 0)}.`,
        ),
      ].join(' '),
    );
    if (fitting.length > 0) onFiles(fitting);
  };
  const uploading = progress !== undefined;
  const handleDrop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    if (!disabled && !uploading) take(event.dataTransfer.files);
  };

  return (
    <span className={clsx('flex flex-col gap-1.5', className)}>
      <label
        onDragOver={(event) => {
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={handleDrop}
        className={clsx(
          'relative flex min-h-32 flex-1 cursor-pointer flex-col items-center justify-center gap-1 rounded-3 border border-dashed p-4 text-center text-sm has-focus-visible:focus-ring has-aria-invalid:border-danger has-disabled:cursor-not-allowed has-disabled:text-muted has-aria-disabled:cursor-not-allowed has-aria-disabled:text-muted',
          isOver ? 'border-text bg-selected' : 'border-control bg-surface hover:bg-hover',
        )}
      >
        <input
          {...field}
          aria-invalid={own['aria-invalid'] ?? field['aria-invalid']}
          ref={ref}
          type="file"
          className="sr-only"
          accept={accept}
          multiple={multiple}
          disabled={disabled}
          // The input is not disabled during an upload, because it would lose the focus.
          aria-disabled={uploading || undefined}
          onClick={(event) => uploading && event.preventDefault()}
          onChange={(event) => {
            take(event.target.files);
            event.target.value = '';
          }}
        />
        <Upload size={20} className="mb-1 text-muted" />
        <span className="font-semibold">
          {progress === undefined ? title : `Uploading, ${Math.round(progress)}%`}
        </span>
        {hint && <span className="text-xs text-balance wrap-normal text-muted">{hint}</span>}
        {progress !== undefined && (
          <progress
            aria-label="Upload"
            value={progress}
            max={100}
            className="progress mt-2 h-1.5 w-full max-w-48"
          />
        )}
      </label>
      <span role="alert" className="text-xs font-medium text-danger">
        {refusal}
      </span>
    </span>
  );
}
