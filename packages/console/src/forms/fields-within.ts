import { ApiError, isApiError } from '@market/api-client/errors';

/**
 * Rethrows an API error with the prefix removed from its field names: `coupon.code` of the body is
 * `code` of the form.
 */
export const fieldsWithin =
  (prefix: string) =>
  (error: unknown): never => {
    if (!isApiError(error)) throw error;
    const fields = error.fields.map(({ field, message }) => ({
      message,
      ...(field && {
        field: field.startsWith(`${prefix}.`) ? field.slice(prefix.length + 1) : field,
      }),
    }));
    throw new ApiError(error.message, error.kind, { ...error, fields });
  };
