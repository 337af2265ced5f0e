import * as z from 'zod/mini';

/** Data of an endpoint that only returns a message. */
export const noDataSchema = z.null();

const fieldErrorSchema = z.object({ field: z.optional(z.string()), message: z.string() });
export type FieldError = z.infer<typeof fieldErrorSchema>;

/**
 * Converts schema issues to the field errors of a 422: `['pricing', 'price']` becomes
 * `pricing.price`.
 */
export const fieldErrors = (issues: readonly z.core.$ZodIssue[]): FieldError[] =>
  issues.map((issue) => ({
    ...(issue.path.length > 0 && { field: issue.path.join('.') }),
    message: issue.message,
  }));

/** Envelope of a successful response (spec section 4). */
export const successEnvelope = <S extends z.core.$ZodType>(data: S) =>
  z.object({ success: z.literal(true), message: z.string(), data });

/**
 * Envelope of a failed response. A 422 has field errors, a 409 may have `data`, such as the allowed
 * values.
 */
export const failureEnvelope = z.object({
  success: z.literal(false),
  message: z.string(),
  errors: z.optional(z.array(fieldErrorSchema)),
  data: z.optional(z.unknown()),
});
