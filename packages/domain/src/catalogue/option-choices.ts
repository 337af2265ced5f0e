/** Accepted options of one property: any of them matches. */
export interface OptionChoice {
  readonly property: string;
  readonly options: readonly string[];
}

const escape = (text: string): string => text.replace(/[\\:;,]/g, '\\$&');
const unescape = (text: string): string => text.replace(/\\(.)/g, '$1').trim();

/**
 * Formats choices for a URL: `[{ property: 'Capacity', options: ['5 kVA', '8 kVA'] }]` is
 * `Capacity:5 kVA,8 kVA`. Properties are separated by `;`, and a backslash escapes separators
 * inside names.
 */
export const formatOptionChoices = (choices: readonly OptionChoice[]): string =>
  choices
    .filter(({ options }) => options.length > 0)
    .map(({ property, options }) => `${escape(property)}:${options.map(escape).join(',')}`)
    .join(';');

/**
 * The reverse of `formatOptionChoices`. Ignores invalid parts and merges the options of a repeated
 * property.
 */
export function parseOptionChoices(text: string): OptionChoice[] {
  const choices = new Map<string, Set<string>>();
  for (const part of splitPieces(text, ';')) {
    const [name = '', list = ''] = splitPieces(part, ':');
    const property = unescape(name);
    const options = splitPieces(list, ',')
      .map(unescape)
      .filter((option) => option !== '');
    if (property === '' || options.length === 0) continue;
    choices.set(property, new Set([...(choices.get(property) ?? []), ...options]));
  }
  return [...choices].map(([property, options]) => ({ property, options: [...options] }));
}

/** Splits at unescaped separators. */
const splitPieces = (text: string, sign: ':' | ';' | ','): string[] =>
  text.match(new RegExp(String.raw`(?:\\.|[^\\${sign}])+`, 'g')) ?? [];
