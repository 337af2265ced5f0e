import { ApiError, isApiError } from '@market/api-client/errors';

/** Rethrows a call's error with its fields named as the form names them: `coupon.code` of the body is `code` of the form. */
export const fieldsWithin =
  (part: string) =>
  (error: unknown): never => {
    if (!isApiError(error)) throw error;
    const prefix = `${part}.`;
    const fields = error.fields.map(({ field, message }) => ({
      message,
      ...(field && { field: field.startsWith(prefix) ? field.slice(prefix.length) : field }),
    }));
    throw new ApiError(error.message, error.kind, { ...error, fields });
  };
