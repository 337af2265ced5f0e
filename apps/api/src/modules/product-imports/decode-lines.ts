/** `encoding` is set when the line is not UTF-8. */
export interface TextLine {
  readonly text: string;
  readonly encoding?: string;
}

const LF = 0x0a;
const CR = 0x0d;
/** PostgreSQL cannot store this character. */
const NUL = '\u0000';

const utf8 = new TextDecoder('utf-8', { fatal: true });

/**
 * 0x80 to 0x9F of Windows-1252; the rest equals Latin-1. Node's decoder reads these bytes as
 * control characters.
 */
const WINDOWS_1252 = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ';
const decodeWindows1252 = (bytes: Buffer): string =>
  bytes
    .toString('latin1')
    .replace(/[\u0080-\u009f]/g, (sign) => WINDOWS_1252[sign.charCodeAt(0) - 0x80] ?? sign);

const findUtf16Encoding = (content: Buffer): string | undefined => {
  const byteOrderMark = content.subarray(0, 2).toString('hex');
  return byteOrderMark === 'fffe' ? 'utf-16le' : byteOrderMark === 'feff' ? 'utf-16be' : undefined;
};

/**
 * Splits a file into lines that end with LF, CRLF or CR. Each line is decoded as UTF-8 or else as
 * Windows-1252, so that one invalid line does not affect the others.
 */
export function decodeLines(content: Buffer): TextLine[] {
  const utf16 = findUtf16Encoding(content);
  if (utf16 !== undefined)
    return new TextDecoder(utf16)
      .decode(content)
      .replaceAll(NUL, '')
      .split(/\r\n|\n|\r/)
      .map((text) => ({ text }));
  const lines: TextLine[] = [];
  for (let start = 0; start <= content.length;) {
    let end = start;
    while (end < content.length && content[end] !== LF && content[end] !== CR) end += 1;
    lines.push(decodeLine(content.subarray(start, end)));
    start = end + (content[end] === CR && content[end + 1] === LF ? 2 : 1);
  }
  return lines;
}

function decodeLine(bytes: Buffer): TextLine {
  try {
    return { text: utf8.decode(bytes).replaceAll(NUL, '') };
  } catch {
    return { text: decodeWindows1252(bytes).replaceAll(NUL, ''), encoding: 'Windows-1252' };
  }
}
