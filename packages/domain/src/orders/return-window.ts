/** Days after delivery within which every store takes returns. A store may offer more; the order keeps what was promised. */
export const MIN_RETURN_DAYS = 7;
export const MAX_RETURN_DAYS = 90;

/** `Return or replace within 14 days`, with the number kept beside its unit. */
export const returnPromiseText = (returnDays: number): string =>
  `Return or replace within ${returnDays}\u00a0days`;
