import { normaliseSearch } from '@market/domain/list-limits';

export type SearchParams = Readonly<Record<string, string | undefined>>;

/**
 * Readers of URL parameters, for pages that load no schemas. A missing or invalid value is
 * undefined.
 */
export function parseWholeNumber(
  text: string | undefined,
  min: number,
  max: number,
): number | undefined {
  const number = text?.trim() ? Number(text) : Number.NaN;
  return Number.isInteger(number) && number >= min && number <= max ? number : undefined;
}

export const parseChoice = <T extends string>(
  text: string | undefined,
  choices: readonly T[],
): T | undefined => choices.find((choice) => choice === text);

/** The parameters that every list has. The page counts from 1. */
export const parseListValues = ({ page, size, search }: SearchParams, defaultSize: number) => ({
  page: parseWholeNumber(page, 1, Number.MAX_SAFE_INTEGER) ?? 1,
  size: parseWholeNumber(size, 1, 100) ?? defaultSize,
  search: normaliseSearch(search ?? '') || undefined,
});
