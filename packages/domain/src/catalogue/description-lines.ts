/** `- item` or `1. item`, indented by two spaces per level. */
const ITEM = /^( *)(-|[1-9]\d{0,2}\.) (?=\S)/;
const MAX_DEPTH = 3;

export type DescriptionLine =
  | { readonly kind: 'text'; readonly text: string }
  | {
      readonly kind: 'item';
      readonly text: string;
      readonly depth: number;
      readonly number?: number;
    };

/** Parses one line of a description. A line that starts with `- ` or `1. ` is a list item. */
export function readDescriptionLine(line: string): DescriptionLine {
  const [mark = '', indent = '', sign = ''] = ITEM.exec(line) ?? [];
  if (sign === '') return { kind: 'text', text: line.trim() };
  const number = Number.parseInt(sign, 10);
  return {
    kind: 'item',
    text: line.slice(mark.length).trim(),
    depth: Math.min(Math.floor(indent.length / 2), MAX_DEPTH),
    ...(!Number.isNaN(number) && { number }),
  };
}

export const writeDescriptionLine = (line: DescriptionLine): string =>
  line.kind === 'text'
    ? line.text
    : `${'  '.repeat(Math.min(line.depth, MAX_DEPTH))}${line.number === undefined ? '-' : `${line.number}.`} ${line.text}`;

/** Trims a line, but keeps the indentation of nested list items. */
export const tidyDescriptionLine = (line: string): string =>
  writeDescriptionLine(readDescriptionLine(line));
