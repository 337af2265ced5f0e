/** Replaced letters are rarer than missing, doubled or swapped ones. */
const SUBSTITUTION_COST = 1.25;

/**
 * Edit distance: insertions, deletions and swaps of neighbours count 1, substitutions a little
 * more.
 */
function editDistance(a: string, b: string): number {
  let rowBeforePrevious: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, column) => column);
  for (let row = 1; row <= a.length; row += 1) {
    const current = [row];
    for (let column = 1; column <= b.length; column += 1) {
      const costAt = (line: readonly number[], place: number): number => line[place] ?? Infinity;
      const isSame = a[row - 1] === b[column - 1];
      const isSwap =
        row > 1 && column > 1 && a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1];
      current.push(
        Math.min(
          costAt(last, column) + 1,
          costAt(current, column - 1) + 1,
          costAt(last, column - 1) + (isSame ? 0 : SUBSTITUTION_COST),
          isSwap ? costAt(rowBeforePrevious, column - 2) + 1 : Infinity,
        ),
      );
    }
    rowBeforePrevious = last;
    last = current;
  }
  return last[b.length] ?? Infinity;
}

/**
 * The number of letters that may be wrong in a word of this length. Short words allow fewer,
 * because a few letters turn them into another word.
 */
const maxDistance = (word: string): number =>
  SUBSTITUTION_COST * (word.length < 4 ? 0 : word.length < 6 ? 1 : word.length < 9 ? 2 : 3);

/**
 * The most similar of the given words. The first one wins a tie. Undefined when none is close
 * enough.
 */
export function findNearestWord(word: string, similar: readonly string[]): string | undefined {
  const ranked = similar
    .map((candidate) => ({
      candidate,
      distance: Math.min(
        editDistance(word, candidate),
        editDistance(word, candidate.replace(/s$/, '')),
      ),
    }))
    .filter(({ distance }) => distance <= maxDistance(word))
    .sort((a, b) => a.distance - b.distance);
  return ranked[0]?.candidate;
}
