import { useEffect, useRef, useState, type FocusEvent, type MouseEvent } from 'react';
import { parseNumber, type NumberRules, type ParsedNumber } from '../lib/parse-number';
import { useFieldNote } from '../lib/field-control';
import { Input, type InputProps } from './input';

type ParsedInputProps = Omit<InputProps, 'type' | 'value' | 'onChange'> & {
  /** `null` while empty, NaN while the text is invalid. */
  value: number | null;
  onValueChange: (value: number | null) => void;
  parse: (text: string) => ParsedNumber;
  format: (value: number | null) => string;
};

/**
 * A number input that keeps the typed text until blur. It keeps invalid text even after blur, and
 * the surrounding field shows the problem. Focus selects the text.
 */
export function ParsedInput({
  value,
  onValueChange,
  parse,
  format,
  onFocus,
  onBlur,
  onMouseUp,
  ...rest
}: ParsedInputProps) {
  const [draft, setDraft] = useState<{ text: string; isTyping: boolean }>();
  const isFirstFocus = useRef(false);
  const typed = draft && parse(draft.text);
  // The form's value may have changed since the user typed.
  const isCurrent = typed !== undefined && (draft?.isTyping || Object.is(typed.value, value));
  const problem = isCurrent && !draft?.isTyping ? typed.problem : undefined;
  const note = useFieldNote();
  useEffect(() => {
    note(problem);
    return () => note(undefined);
  }, [note, problem]);
  return (
    <Input
      autoComplete="off"
      {...rest}
      value={isCurrent ? draft?.text : format(value)}
      onFocus={(event: FocusEvent<HTMLInputElement>) => {
        event.target.select();
        isFirstFocus.current = true;
        onFocus?.(event);
      }}
      onMouseUp={(event: MouseEvent<HTMLInputElement>) => {
        // The press that focuses the field would clear the selection.
        if (isFirstFocus.current) event.preventDefault();
        isFirstFocus.current = false;
        onMouseUp?.(event);
      }}
      onChange={(event) => {
        const { value: text } = event.target;
        setDraft({ text, isTyping: true });
        onValueChange(parse(text).value);
      }}
      onBlur={(event) => {
        setDraft(
          typed?.problem === undefined || !draft
            ? undefined
            : { text: draft.text, isTyping: false },
        );
        onBlur?.(event);
      }}
    />
  );
}

export type NumberInputProps = Omit<
  ParsedInputProps,
  'parse' | 'format' | 'inputMode' | 'min' | 'max'
> & { [Rule in keyof NumberRules]?: number | undefined };

/** A number field. By default it accepts integers from zero. */
export function NumberInput({ decimals = 0, min = 0, max, ...rest }: NumberInputProps) {
  return (
    <ParsedInput
      {...rest}
      inputMode={min < 0 ? 'text' : decimals > 0 ? 'decimal' : 'numeric'}
      parse={(text) => parseNumber(text, { decimals, min, max })}
      format={(value) => (value === null || Number.isNaN(value) ? '' : String(value))}
    />
  );
}
