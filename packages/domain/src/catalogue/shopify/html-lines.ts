/** Longest line and most lines of a description. */
const MAX_LINE = 500;
const MAX_LINES = 20;

const named: Readonly<Record<string, string>> = {
  amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ', ensp: ' ', emsp: ' ', thinsp: ' ', shy: '', ndash: '–', mdash: '—', minus: '−', lsquo: '‘', rsquo: '’', sbquo: '‚', ldquo: '“', rdquo: '”', bdquo: '„', laquo: '«', raquo: '»',
  hellip: '…', bull: '•', middot: '·', deg: '°', plusmn: '±', times: '×', divide: '÷', frac12: '½', frac14: '¼', frac34: '¾', sup2: '²', sup3: '³', micro: 'µ', ohm: 'Ω', Omega: 'Ω', copy: '©', reg: '®', trade: '™', euro: '€', pound: '£',
  agrave: 'à', aacute: 'á', egrave: 'è', eacute: 'é', igrave: 'ì', iacute: 'í', ograve: 'ò', oacute: 'ó', ugrave: 'ù', uacute: 'ú', ecirc: 'ê', ocirc: 'ô', uuml: 'ü', ouml: 'ö', auml: 'ä', ccedil: 'ç', ntilde: 'ñ', le: '≤', ge: '≥', rarr: '→', larr: '←',
};

const LAST_CODE_POINT = 0x10ffff;

function decoded(text: string): string {
  return text.replace(/&(?:#(\d{1,7})|#x([\da-f]{1,6})|([a-z][a-z\d]{1,30}));/gi, (whole, decimal?: string, hexadecimal?: string, name = '') => {
    const code = decimal ? Number(decimal) : hexadecimal ? Number.parseInt(hexadecimal, 16) : undefined;
    if (code === undefined) return named[name] ?? whole;
    const isText = code <= LAST_CODE_POINT && (code >= 32 || code === 9 || code === 10 || code === 13) && !(code >= 0xd800 && code <= 0xdfff);
    return isText ? String.fromCodePoint(code) : '';
  });
}

/** Of these, what stands between begin and end is no text. */
const hidden = /<(script|style|template|iframe|object|svg|head|title|noscript)\b[^>]*>[\s\S]*?(?:<\/\1\s*>|$)/gi;
const blocks = /<\/?(?:address|article|aside|blockquote|br|dd|div|dl|dt|fieldset|figcaption|figure|footer|form|h[1-6]|header|hr|li|main|nav|ol|p|pre|section|table|tbody|td|tfoot|th|thead|tr|ul)\b[^>]*>/gi;
const tags = /<\/?[a-z][^>]*>|<![^>]*>/gi;
const BREAK = '\u0001';

/** At a space, so that no word is cut where one can be found. */
function wrapped(line: string): string[] {
  if (line.length <= MAX_LINE) return [line];
  const space = line.lastIndexOf(' ', MAX_LINE);
  const at = space > 0 ? space : MAX_LINE;
  return [line.slice(0, at).trim(), ...wrapped(line.slice(at).trim())];
}

/** What a reader of HTML sees, block by block, as plain lines: no tag, script or address of it stays. `isCut` when it was longer than a description may be. */
export function linesOfHtml(html: string): { lines: string[]; isCut: boolean } {
  const text = html.replaceAll(BREAK, ' ').replace(/<!--[\s\S]*?(?:-->|$)/g, ' ').replace(hidden, ' ').replace(/[ \t\r\n\f]+/g, ' ').replace(blocks, BREAK).replace(tags, '');
  const all = text.split(BREAK).map((line) => decoded(line).trim()).filter((line) => line !== '').flatMap(wrapped);
  return { lines: all.slice(0, MAX_LINES), isCut: all.length > MAX_LINES };
}

const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', ' ': ' ' };

const written = (line: string): string => line.replace(/[&<>"]|\s/g, (sign, place: number) => (sign === ' ' && line[place - 1] === ' ' ? undefined : escapes[sign]) ?? `&#${sign.charCodeAt(0)};`);

/** Lines as paragraphs, which `linesOfHtml` reads back to the letter. */
export const htmlOfLines = (lines: readonly string[]): string => lines.map((line) => `<p>${written(line)}</p>`).join('');
