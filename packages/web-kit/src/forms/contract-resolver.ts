import type { FieldErrors, FieldValues, Resolver } from 'react-hook-form';
import * as z from 'zod/mini';
import { issueText } from '@market/domain/issue-text';

/**
 * Validates a form with its endpoint's schema. Form values are in memory units (kobo), so the
 * schema runs in its encoding direction, with codecs, limits and rules over several fields.
 */
export const contractResolver =
  <Values extends FieldValues>(
    schema: z.core.$ZodType<object, object>,
  ): Resolver<Values, unknown, Values> =>
  (values) => {
    const checked = z.safeEncode(schema, stripBlanks(values) as object, { error: issueText });
    if (checked.success) return { values: stripBlanks(values) as Values, errors: {} };
    const errors: Record<string, unknown> = {};
    for (const issue of checked.error.issues)
      setErrorAt(errors, issue.path.map(String), {
        type: issue.code,
        message: issue.message,
      });
    return { values: {}, errors: errors as FieldErrors<Values> };
  };

/** Treats empty inputs as absent, so that required fields report their own message. */
function stripBlanks(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(stripBlanks);
  if (value === null || typeof value !== 'object' || value instanceof Blob) return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([, each]) => each !== undefined && each !== null)
      .map(([key, each]) => [key, stripBlanks(each)]),
  );
}

/** Keeps the first error of each field. */
function setErrorAt(target: Record<string, unknown>, path: readonly string[], error: object): void {
  const [head = 'root', ...rest] = path;
  if (rest.length === 0) {
    target[head] ??= error;
    return;
  }
  const child = (target[head] ??= {}) as Record<string, unknown>;
  setErrorAt(child, rest, error);
}
