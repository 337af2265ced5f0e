import { clsx } from 'clsx';
import { CircleAlert } from 'lucide-react';
import { useId, useState, type ReactNode } from 'react';
import { FieldContext } from '../lib/field-control';

export type FieldProps = {
  label: ReactNode;
  children: ReactNode;
  /** Optional fields are marked, required ones are not. */
  optional?: boolean | undefined;
  hint?: ReactNode;
  /** The error and how to fix it. Replaces the hint. */
  error?: ReactNode;
  /**
   * Marks the field as invalid without a message of its own, when one message covers several
   * fields.
   */
  invalid?: boolean | undefined;
  /** A link or button level with the label ("Forgot password?"). */
  action?: ReactNode;
  /** Shows the label only to screen readers. */
  labelHidden?: boolean | undefined;
  id?: string | undefined;
  className?: string | undefined;
};

/** A label, a control and its hint or error, associated for assistive technology. */
export function Field({
  label,
  children,
  optional,
  hint,
  error: formError,
  invalid,
  action,
  labelHidden,
  id,
  className,
}: FieldProps) {
  const [textProblem, setTextProblem] = useState<string>();
  // A problem with the text is more specific than one with the value.
  const error = textProblem || formError;
  const generatedId = useId();
  const controlId = id ?? generatedId;
  const messageId = `${controlId}-message`;
  const labelId = `${controlId}-label`;
  const value = {
    id: controlId,
    labelId,
    note: setTextProblem,
    'aria-describedby': error || hint ? messageId : undefined,
    'aria-invalid': error || invalid ? (true as const) : undefined,
  };
  return (
    <div className={clsx('flex min-w-0 flex-col gap-1.5', className)}>
      <div
        className={clsx(
          'flex items-baseline justify-between gap-2 text-sm',
          labelHidden && 'sr-only',
        )}
      >
        <label id={labelId} htmlFor={controlId} className="font-semibold">
          {label}
        </label>
        {optional && <span className="text-muted">Optional</span>}
        {action}
      </div>
      <FieldContext value={value}>{children}</FieldContext>
      <FieldMessage id={messageId} error={error} hint={hint} />
    </div>
  );
}

/** The line under a control: the error with its icon, else the hint. */
export function FieldMessage({
  id,
  error,
  hint,
}: {
  id: string;
  error?: ReactNode;
  hint?: ReactNode;
}) {
  if (error) {
    return (
      <p id={id} className="flex gap-1.5 text-xs font-medium text-danger">
        <CircleAlert size={14} className="mt-0.5" />
        <span>{error}</span>
      </p>
    );
  }
  return hint ? (
    <p id={id} className="text-xs text-muted">
      {hint}
    </p>
  ) : null;
}
