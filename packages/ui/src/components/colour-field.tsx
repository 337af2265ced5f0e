import { useRef } from 'react';
import { contrastRatio, nearestPassing } from '../lib/contrast';
import { Field } from './field';
import { Input } from './input';
import { LinkButton } from './link-button';
import { StatusTag } from './status-tag';

export type ColourFieldProps = {
  label: string;
  /** `#rrggbb`. */
  value: string;
  onValueChange: (value: string) => void;
  /** The colour it stands on or that stands on it, as `#rrggbb`; shows the live contrast ratio. */
  against?: string | undefined;
  /** What the pair must reach: 4.5 for text, 3 for edges. */
  target?: number | undefined;
  error?: string | undefined;
};

/** A colour as swatch and hex text, with its contrast and the nearest colour that passes. */
export function ColourField({
  label,
  value,
  onValueChange,
  against,
  target = 4.5,
  error,
}: ColourFieldProps) {
  const ratio = against === undefined ? null : contrastRatio(value, against);
  const passes = ratio !== null && ratio >= target;
  const text = useRef<HTMLInputElement>(null);
  const fix =
    against !== undefined && ratio !== null && !passes
      ? nearestPassing(value, against, target)
      : null;
  // The offer goes once it is taken, and with it the focus.
  const take = (colour: string) => {
    onValueChange(colour);
    text.current?.focus();
  };
  return (
    <Field
      label={label}
      error={error}
      action={
        ratio !== null && (
          <StatusTag tone={passes ? 'done' : 'problem'}>{`${ratio.toFixed(1)} : 1`}</StatusTag>
        )
      }
      hint={
        fix && (
          <>
            Hard to read. Nearest that passes:{' '}
            <LinkButton onClick={() => take(fix)} className="nums">
              {fix.toUpperCase()}
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
    // Under a finger the target is as high as the field, and the swatch in it as large as before.
    <input
      type="color"
      aria-label={label}
      value={value}
      onChange={(event) => onValueChange(event.target.value)}
      className="-ml-1 size-7 cursor-pointer appearance-none rounded-1 border-0 bg-transparent p-0 pointer-coarse:-ml-3 pointer-coarse:size-11 pointer-coarse:p-2 [&::-webkit-color-swatch]:rounded-1 [&::-webkit-color-swatch]:border [&::-webkit-color-swatch]:border-line-strong [&::-webkit-color-swatch-wrapper]:p-0"
    />
  );
}
