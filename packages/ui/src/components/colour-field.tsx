import { useRef } from 'react';
import { Field } from './field';
import { Input } from './input';
import { LinkButton } from './link';
import { StatusTag } from './status-tag';

export type ColourFieldProps = {
  label: string;
  /** `#rrggbb`. */
  value: string;
  onValueChange: (value: string) => void;
  /** The contrast ratio to show, with the colour behind or on top of this one. */
  contrast?: number | undefined;
  /** The nearest colour with enough contrast, offered to the user, as `#RRGGBB`. */
  readable?: string | undefined;
  error?: string | undefined;
};

export function ColourField({
  label,
  value,
  onValueChange,
  contrast,
  readable,
  error,
}: ColourFieldProps) {
  const text = useRef<HTMLInputElement>(null);
  // The suggestion disappears when it is accepted, so the focus moves.
  const take = (colour: string) => {
    onValueChange(colour);
    text.current?.focus();
  };
  return (
    <Field
      label={label}
      error={error}
      action={
        contrast !== undefined && (
          <StatusTag tone={readable ? 'problem' : 'done'}>{`${contrast.toFixed(1)} : 1`}</StatusTag>
        )
      }
      hint={
        readable && (
          <>
            Hard to read. Nearest readable colour:{' '}
            <LinkButton onClick={() => take(readable)} className="nums">
              {readable}
            </LinkButton>
          </>
        )
      }
    >
      <Input
        ref={text}
        value={value}
        spellCheck={false}
        maxLength={7}
        onChange={(event) => onValueChange(event.target.value)}
        inputClassName="uppercase nums"
        leading={
          <ColourSwatch
            label={`${label}, colour picker`}
            value={value}
            onValueChange={onValueChange}
          />
        }
      />
    </Field>
  );
}

function ColourSwatch({
  label,
  value,
  onValueChange,
}: {
  label: string;
  value: string;
  onValueChange: (value: string) => void;
}) {
  return (
    // On touch screens the target is as high as the field; the swatch keeps its size.
    <input
      type="color"
      aria-label={label}
      value={value}
      onChange={(event) => onValueChange(event.target.value)}
      className="-ml-1 size-7 cursor-pointer appearance-none rounded-1 border-0 bg-transparent p-0 pointer-coarse:-ml-3 pointer-coarse:size-touch pointer-coarse:p-2 [&::-webkit-color-swatch]:rounded-1 [&::-webkit-color-swatch]:border [&::-webkit-color-swatch]:border-line-strong [&::-webkit-color-swatch-wrapper]:p-0"
    />
  );
}
