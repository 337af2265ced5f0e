import { MAX_IMAGES } from '../product-input';
import type { ImportProblem } from '../product-import';
import { truncate } from './cells';
import { columns } from './columns';
import { importedInput } from './imported-input';
import type { ParsedProduct } from './read-product';

/**
 * Notes for a new product that are known before categories are mapped and images are downloaded.
 */
export function expectedNotes(
  read: ParsedProduct,
  isCategory: (name: string) => boolean,
): readonly ImportProblem[] {
  if (read.problems.some(({ severity }) => severity === 'error')) return [];
  const hosted = new Map(
    read.images.map(({ url }, place): [string, string] => [url, `/images/expected-${place}`]),
  );
  const result = importedInput(read, {
    existing: undefined,
    category: { categoryId: 'expected' },
    hostedImages: [...hosted.values()].slice(0, MAX_IMAGES),
    hosted,
    weight: 1,
  });
  if ('problems' in result) return result.problems;
  const notes = result.notes.map((note) =>
    note.column === columns.grams ? { ...note, result: 'Your default weight' } : note,
  );
  const surplusNotes = read.images
    .slice(MAX_IMAGES)
    .map(({ line, column, url }): ImportProblem => ({
      line,
      column,
      value: truncate(url),
      severity: 'dropped',
      message: `A product has at most ${MAX_IMAGES} images: this one is ignored`,
    }));
  const types = read.sources.filter(({ kind, value }) => kind === 'type' && !isCategory(value));
  return [
    ...notes,
    ...surplusNotes,
    ...types.map(({ column, value }): ImportProblem => ({
      line: read.line,
      column,
      value,
      severity: 'changed',
      message: 'Used to choose a category, but not saved',
    })),
  ];
}
