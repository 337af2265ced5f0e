/** People leave a letter out, double it or swap it with its neighbour more often than they take another one. */
const OTHER_LETTER = 1.25;

/** Fewest letters to add, leave out, swap with their neighbour or change (which counts a little more) that make one word of the other. */
function editDistance(a: string, b: string): number {
  let beforeLast: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, column) => column);
  for (let row = 1; row <= a.length; row += 1) {
    const current = [row];
    for (let column = 1; column <= b.length; column += 1) {
      const at = (line: readonly number[], place: number): number => line[place] ?? Infinity;
      const isSame = a[row - 1] === b[column - 1];
      const isSwap =
        row > 1 && column > 1 && a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1];
      current.push(
        Math.min(
          at(last, column) + 1,
          at(current, column - 1) + 1,
          at(last, column - 1) + (isSame ? 0 : OTHER_LETTER),
          isSwap ? at(beforeLast, column - 2) + 1 : Infinity,
        ),
      );
    }
    beforeLast = last;
    last = current;
  }
  return last[b.length] ?? Infinity;
}

/** How many letters may be wrong in a word of this length: a short word is soon another one. */
const tolerated = (word: string): number =>
  OTHER_LETTER * (word.length < 4 ? 0 : word.length < 6 ? 1 : word.length < 9 ? 2 : 3);

/** The word that was probably meant, of those that look alike, most alike first; none when none is near enough. */
export function nearestWord(word: string, alike: readonly string[]): string | undefined {
  const ranked = alike
    .map((candidate) => ({
      candidate,
      distance: Math.min(
        editDistance(word, candidate),
        editDistance(word, candidate.replace(/s$/, '')),
      ),
    }))
    .filter(({ distance }) => distance <= tolerated(word))
    .sort((a, b) => a.distance - b.distance);
  return ranked[0]?.candidate;
}
