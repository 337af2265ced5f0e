/** Options of one property that a shopper would take: any of them will do. */
export interface OptionChoice {
  readonly property: string;
  readonly options: readonly string[];
}

const escaped = (text: string): string => text.replace(/[\\:;,]/g, '\\$&');
const unescaped = (text: string): string => text.replace(/\\(.)/g, '$1').trim();

/** `[{ property: 'Capacity', options: ['5 kVA', '8 kVA'] }]` to `Capacity:5 kVA,8 kVA`; properties are parted by `;`. A backslash stands before a sign that is part of a name. */
export const formatOptionChoices = (choices: readonly OptionChoice[]): string =>
  choices
    .filter(({ options }) => options.length > 0)
    .map(({ property, options }) => `${escaped(property)}:${options.map(escaped).join(',')}`)
    .join(';');

/** The other way round. What is not of this form is left out; a property that is named twice has all of its options. */
export function parseOptionChoices(text: string): OptionChoice[] {
  const choices = new Map<string, Set<string>>();
  for (const part of piecesOf(text, ';')) {
    const [name = '', list = ''] = piecesOf(part, ':');
    const property = unescaped(name);
    const options = piecesOf(list, ',')
      .map(unescaped)
      .filter((option) => option !== '');
    if (property === '' || options.length === 0) continue;
    choices.set(property, new Set([...(choices.get(property) ?? []), ...options]));
  }
  return [...choices].map(([property, options]) => ({ property, options: [...options] }));
}

/** Parts at signs that no backslash stands before. */
const piecesOf = (text: string, sign: ':' | ';' | ','): string[] =>
  text.match(new RegExp(String.raw`(?:\\.|[^\\${sign}])+`, 'g')) ?? [];
