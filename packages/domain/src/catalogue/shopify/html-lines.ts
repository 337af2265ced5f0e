import { decodeHTML } from 'entities';
import { Parser } from 'htmlparser2';
import { readDescriptionLine, writeDescriptionLine } from '../description-lines';
import { MAX_DESCRIPTION_LINE_LENGTH, MAX_DESCRIPTION_LINES } from '../product-input';

/**
 * Something lost when HTML becomes lines of text. `dropped`: removed. `changed`: kept in another
 * form.
 */
export interface HtmlLoss {
  readonly severity: 'dropped' | 'changed';
  readonly message: string;
  /** The lost content, such as a URL or tag names. */
  readonly value: string;
}

const toSet = (list: string): ReadonlySet<string> => new Set(list.split(' '));
const blockTags = toSet(
  'address article aside blockquote dd details div dl dt fieldset figcaption figure footer form h1 h2 h3 h4 h5 h6 header hr main nav p pre section summary table tbody tfoot thead tr',
);
const ignoredTags = toSet(
  'html body head meta br p div span tbody thead tfoot tr td th caption colgroup col ul ol li section article main header footer wbr',
);
const formattingTags = toSet(
  'b strong i em u s del ins mark small big sub sup font center h1 h2 h3 h4 h5 h6 blockquote pre code q cite abbr tt dl dt dd figure figcaption hr',
);
/** Elements without readable text. */
const hiddenTags = toSet(
  'script style template iframe object embed svg noscript title video audio canvas form select textarea button map math',
);

const CELL_SEPARATOR = ' | ';
const fits = (line: string): boolean => line.length <= MAX_DESCRIPTION_LINE_LENGTH;

/** Breaks a long line at a space where possible. */
function wrapLine(line: string): string[] {
  if (fits(line)) return [line];
  const space = line.lastIndexOf(' ', MAX_DESCRIPTION_LINE_LENGTH);
  const at = line.slice(0, space).trim() === '' ? MAX_DESCRIPTION_LINE_LENGTH : space;
  return [line.slice(0, at).trimEnd(), ...wrapLine(line.slice(at).trim())];
}

/** Converts HTML to lines of text and list items, and reports everything that is lost. */
export function htmlToLines(html: string): { lines: string[]; losses: HtmlLoss[] } {
  const { lines: all, losses } = html.includes('<')
    ? parseHtml(html)
    : { lines: html.split('\n').map((line) => decodeHTML(line).trim()), losses: [] };
  const written = all.filter((line) => line.trim() !== '');
  if (!written.every(fits))
    losses.push({
      severity: 'changed',
      message: `Lines longer than ${MAX_DESCRIPTION_LINE_LENGTH} characters are split`,
      value: written.find((line) => !fits(line)) ?? '',
    });
  const lines = written.flatMap(wrapLine);
  const rest = lines.slice(MAX_DESCRIPTION_LINES);
  if (rest.length > 0)
    losses.push({
      severity: 'dropped',
      message: `Longer than ${MAX_DESCRIPTION_LINES} lines: the rest is left out`,
      value: rest.join(' '),
    });
  return { lines: lines.slice(0, MAX_DESCRIPTION_LINES), losses };
}

function parseHtml(html: string): { lines: string[]; losses: HtmlLoss[] } {
  const lines: string[] = [];
  const losses: HtmlLoss[] = [];
  const lists: { ordered: boolean; next: number }[] = [];
  const plain = { formatting: new Set<string>(), tables: 0 };
  let text = '';
  let hiddenDepth = 0;
  let item: { depth: number; number?: number } | undefined;

  const flush = () => {
    const line = decodeHTML(text.replace(/[ \t\r\n\f]+/g, ' ').trim()).trim();
    text = '';
    if (line === '') return;
    lines.push(
      writeDescriptionLine(
        item ? { kind: 'item', text: line, ...item } : { kind: 'text', text: line },
      ),
    );
    item = undefined;
  };
  const addLoss = (severity: HtmlLoss['severity'], message: string, value: string) =>
    losses.push({ severity, message, value });

  const parser = new Parser(
    {
      onopentag(name, { src, href, style, start, alt = '' }) {
        if (hiddenTags.has(name)) {
          if (hiddenDepth === 0) {
            flush();
            addLoss(
              'dropped',
              'Scripts, videos and forms are removed from descriptions',
              src ? `${name} ${src}` : name,
            );
          }
          hiddenDepth += 1;
          return;
        }
        if (hiddenDepth > 0) return;
        if (style !== undefined) plain.formatting.add('style');
        if (formattingTags.has(name)) plain.formatting.add(name);
        else if (name === 'img')
          addLoss('dropped', 'Images are removed from descriptions', src ?? alt);
        else if (name === 'a') {
          if (href) addLoss('dropped', 'Links become plain text without their addresses', href);
        } else if (name === 'table') plain.tables += 1;
        else if (!ignoredTags.has(name))
          addLoss('changed', 'Other HTML is reduced to its text', name);

        if (name === 'ul' || name === 'ol') {
          flush();
          lists.push({
            ordered: name === 'ol',
            next: Math.max(1, Number.parseInt(start ?? '1', 10) || 1),
          });
        } else if (name === 'li') {
          flush();
          const list = lists.at(-1);
          item = {
            depth: Math.max(0, lists.length - 1),
            ...(list?.ordered && { number: list.next }),
          };
          if (list) list.next += 1;
        } else if (name === 'br' || blockTags.has(name)) flush();
        else if ((name === 'td' || name === 'th') && text.trim() !== '') text += CELL_SEPARATOR;
      },
      ontext(piece) {
        if (hiddenDepth === 0) text += piece;
      },
      onclosetag(name) {
        if (hiddenTags.has(name)) {
          hiddenDepth = Math.max(0, hiddenDepth - 1);
          return;
        }
        if (hiddenDepth > 0) return;
        if (name === 'ul' || name === 'ol') {
          flush();
          lists.pop();
          item = undefined;
        } else if (name === 'li' || blockTags.has(name)) {
          flush();
          if (name === 'li') item = undefined;
        }
      },
    },
    { decodeEntities: false },
  );
  parser.end(html);
  flush();
  if (plain.tables > 0)
    addLoss(
      'changed',
      'Tables are reduced to lines of text',
      `${plain.tables} ${plain.tables === 1 ? 'table' : 'tables'}`,
    );
  if (plain.formatting.size > 0)
    addLoss(
      'changed',
      'Bold, headings and other formatting become plain text',
      [...plain.formatting].join(', '),
    );
  return { lines, losses };
}

const escapes: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  ' ': ' ',
};

const escapeLine = (line: string): string =>
  line.replace(
    /[&<>"]|\s/g,
    (sign, place: number) =>
      (sign === ' ' && line[place - 1] === ' ' ? undefined : escapes[sign]) ??
      `&#${sign.charCodeAt(0)};`,
  );

const listItem = (tag: string, depth: number, text: string): string =>
  `${`<${tag}>`.repeat(depth + 1)}<li>${escapeLine(text)}</li>${`</${tag.split(' ')[0]}>`.repeat(depth + 1)}`;

/** Converts lines to HTML paragraphs and lists. `htmlToLines` restores them exactly. */
export const linesToHtml = (lines: readonly string[]): string =>
  lines
    .map((line) => {
      const read = readDescriptionLine(line);
      if (read.kind === 'text') return `<p>${escapeLine(read.text)}</p>`;
      return listItem(
        read.number === undefined ? 'ul' : read.number === 1 ? 'ol' : `ol start="${read.number}"`,
        read.depth,
        read.text,
      );
    })
    .join('')
    // Merges consecutive items of the top level into one list.
    .replaceAll('</li></ul><ul><li>', '</li><li>');
