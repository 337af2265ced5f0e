import { clsx } from 'clsx';
import type { Ref } from 'react';
import { useFieldControl } from '../lib/field-control';

export type CodeInputProps = {
  value: string;
  onValueChange: (code: string) => void;
  /** Called once, when the last digit arrives. */
  onComplete?: ((code: string) => void) | undefined;
  disabled?: boolean | undefined;
  /** Use `none` beside a keypad on the page, so that the phone's keyboard stays closed. */
  inputMode?: 'numeric' | 'none' | undefined;
  /** The input, so that a form can focus a wrong code. */
  ref?: Ref<HTMLInputElement> | undefined;
};

const CODE_LENGTH = 6;

/**
 * A one-time code of six digits: one input shown as cells, so that paste, autofill and screen
 * readers work.
 */
export function CodeInput({
  value,
  onValueChange,
  onComplete,
  disabled,
  inputMode = 'numeric',
  ref,
}: CodeInputProps) {
  const field = useFieldControl();
  const change = (text: string) => {
    const code = text.replace(/\D/g, '').slice(0, CODE_LENGTH);
    onValueChange(code);
    if (code.length === CODE_LENGTH && code !== value) onComplete?.(code);
  };
  return (
    <span className="group/code relative flex w-full max-w-sm gap-2">
      <input
        {...field}
        ref={ref}
        className="absolute inset-0 z-1 w-full cursor-text bg-transparent text-transparent caret-transparent opacity-0 outline-none disabled:cursor-not-allowed"
        type="text"
        inputMode={inputMode}
        autoComplete="one-time-code"
        pattern="\d*"
        maxLength={CODE_LENGTH}
        disabled={disabled}
        value={value}
        onPaste={(event) => {
          // A pasted "123 456" would lose digits to maxLength before we can strip the space.
          event.preventDefault();
          change(event.clipboardData.getData('text'));
        }}
        onChange={(event) => change(event.target.value)}
      />
      {Array.from({ length: CODE_LENGTH }, (_, index) => (
        <span
          key={index}
          aria-hidden="true"
          className={clsx(
            'grid h-14 min-w-0 flex-1 place-items-center rounded-2 border bg-surface text-xl font-semibold nums',
            disabled
              ? 'border-line bg-sunken text-muted'
              : field['aria-invalid']
                ? 'invalid-edge'
                : 'border-control',
            index === Math.min(value.length, CODE_LENGTH - 1) &&
              'group-has-[input:focus]/code:focus-ring',
          )}
        >
          {value[index] ?? ''}
        </span>
      ))}
    </span>
  );
}
