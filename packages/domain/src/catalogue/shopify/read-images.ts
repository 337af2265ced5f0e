import type { CellReader, CsvRow } from './cells';
import { columns } from './columns';

export interface ParsedImage {
  readonly line: number;
  readonly column: string;
  readonly url: string;
}

/** Product images by position, then images that only variants have, without duplicates. */
export function readImages(
  { nonEmptyText, report }: CellReader,
  rows: readonly CsvRow[],
  variantRows: readonly CsvRow[],
): readonly ParsedImage[] {
  const found = rows.flatMap((row) => {
    const url = nonEmptyText(row, columns.imageSrc);
    const position = nonEmptyText(row, columns.imagePosition);
    const place = Number(position ?? Number.NaN);
    if (position !== undefined && (url === undefined || !Number.isInteger(place) || place < 1))
      report(
        row,
        columns.imagePosition,
        url === undefined ? 'This line has no image' : 'No position: the image is added last',
        { severity: 'dropped' },
      );
    return url === undefined
      ? []
      : [
          {
            line: row.line,
            column: columns.imageSrc,
            url,
            place: place >= 1 ? place : Number.MAX_SAFE_INTEGER,
          },
        ];
  });
  const variantImages = variantRows.flatMap((row) => {
    const url = nonEmptyText(row, columns.variantImage);
    return url === undefined ? [] : [{ line: row.line, column: columns.variantImage, url }];
  });
  const inOrder = [
    ...found.toSorted((a, b) => a.place - b.place).map(({ place: _place, ...image }) => image),
    ...variantImages,
  ];
  return inOrder.filter(
    ({ url }, index) => inOrder.findIndex((other) => other.url === url) === index,
  );
}
