import type { Suggestion } from '@market/domain/catalogue/goes-with.schema';
import { MIN_SUGGESTIONS } from '@market/domain/list-limits';

const MAX_PER_CATEGORY = 2;

/**
 * Chooses a varied selection. Every category contributes one product before any contributes a
 * second one, none contributes more than two, and no product line appears twice. The selection is
 * only filled with further products when it would be too short to be shown. `suggestions`: without
 * repeated products, best first.
 */
export function varySuggestions(suggestions: readonly Suggestion[]): Suggestion[] {
  const seenLines = new Set<string>();
  const roundsByCategory = new Map<string, number>();
  const ranked = suggestions
    .map((suggestion) => {
      const line = toProductLine(suggestion.product.name);
      const isRepeated = seenLines.has(line);
      seenLines.add(line);
      const category = `${suggestion.categoryId} ${isRepeated}`;
      const round = roundsByCategory.get(category) ?? 0;
      roundsByCategory.set(category, round + 1);
      return { suggestion, isRepeated, round };
    })
    .toSorted((a, b) => Number(a.isRepeated) - Number(b.isRepeated) || a.round - b.round);
  const variedCount = ranked.filter(
    ({ isRepeated, round }) => !isRepeated && round < MAX_PER_CATEGORY,
  ).length;
  return ranked
    .slice(0, Math.max(variedCount, MIN_SUGGESTIONS))
    .map(({ suggestion }) => suggestion);
}

/** The name without figures, so that sizes and packs of a product are one line. */
const toProductLine = (name: string): string =>
  name
    .toLowerCase()
    .replaceAll(/\d[\d.,]*/g, '')
    .replaceAll(/[^\p{L}]+/gu, ' ')
    .trim();
