import { useEffect } from 'react';
import {
  useForm,
  type DefaultValues,
  type FieldPath,
  type FieldValues,
  type UseFormReturn,
} from 'react-hook-form';
import type * as z from 'zod/mini';
import { isApiError } from '@market/api-client/errors';
import { SESSION_EXPIRED, useHoldSession, useIsSessionExpired } from '../session/use-session';
import { contractResolver } from './contract-resolver';

interface ContractForm<Values extends FieldValues> extends UseFormReturn<Values, unknown, Values> {
  /**
   * Shows the server's field errors on their fields and focuses the first; other errors are in
   * `formError`.
   */
  readonly submit: (
    send: (values: Values) => Promise<unknown>,
  ) => (event?: React.BaseSyntheticEvent) => Promise<void>;
  /** The error for the form as a whole: the session ended, or `serverError`. */
  readonly formError: string | undefined;
  /** The server's error for the form as a whole. */
  readonly serverError: string | undefined;
}

/**
 * A form validated with its endpoint's body schema. Typed values are kept when saving fails or the
 * session ends.
 */
export function useContractForm<S extends z.core.$ZodType<object, object>>(
  schema: S,
  defaultValues: DefaultValues<z.output<S> & FieldValues>,
): ContractForm<z.output<S> & FieldValues> {
  type Values = z.output<S> & FieldValues;
  const form = useForm<Values, unknown, Values>({
    resolver: contractResolver<Values>(schema),
    defaultValues,
    mode: 'onTouched',
    shouldFocusError: true,
  });
  useHoldSession(form.formState.isDirty);
  const isOver = useIsSessionExpired();
  const { clearErrors } = form;
  // After signing in again, the error of the request that ended the session no longer applies.
  useEffect(() => {
    if (!isOver) clearErrors('root.server');
  }, [isOver, clearErrors]);

  const submit: ContractForm<Values>['submit'] = (send) =>
    form.handleSubmit(async (values) => {
      try {
        await send(values);
      } catch (error) {
        if (!isApiError(error)) throw error;
        const known = error.fields.filter(
          (field): field is { field: string; message: string } =>
            field.field !== undefined && hasField(form.getValues(), field.field),
        );
        known.forEach(({ field, message }, index) =>
          form.setError(
            field as FieldPath<Values>,
            { type: 'server', message },
            { shouldFocus: index === 0 },
          ),
        );
        if (known.length === 0)
          form.setError('root.server', { type: 'server', message: error.message });
      }
    });

  const serverError = form.formState.errors.root?.['server']?.message;
  return { ...form, submit, formError: isOver ? SESSION_EXPIRED : serverError, serverError };
}

const hasField = (values: object, field: string): boolean => (field.split('.')[0] ?? '') in values;
