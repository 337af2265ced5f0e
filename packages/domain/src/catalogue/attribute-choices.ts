import { formatOptionChoices, parseOptionChoices } from './option-choices';

/** What a listing's products must state about one attribute. */
export type AttributeChoice =
  | {
      readonly id: string;
      /** The product must have one of these values: choices of the attribute, or `yes` or `no`. */
      readonly values: readonly string[];
    }
  | {
      readonly id: string;
      readonly from: number | undefined;
      readonly to: number | undefined;
    };

export const MAX_FILTERED_ATTRIBUTES = 12;

const rangePattern = /^(-?\d+(?:\.\d+)?)?\.\.(-?\d+(?:\.\d+)?)?$/;

/**
 * The reverse of `formatAttributeChoices`. Ranges are `4..8`, `4..` and `..8`. Ignores invalid
 * parts, and all but the first twelve attributes.
 */
export const parseAttributeChoices = (text: string): AttributeChoice[] =>
  parseOptionChoices(text)
    .map(({ property: id, options }): AttributeChoice => {
      const [, from, to] = rangePattern.exec(options[0] ?? '') ?? [];
      return from === undefined && to === undefined
        ? { id, values: options }
        : { id, from: parseAmount(from), to: parseAmount(to) };
    })
    .slice(0, MAX_FILTERED_ATTRIBUTES);

const parseAmount = (text: string | undefined): number | undefined =>
  text === undefined ? undefined : Number(text);

/** `[{ id, from: 4, to: 8 }]` is `<id>:4..8`, in the syntax of option choices. */
export const formatAttributeChoices = (choices: readonly AttributeChoice[]): string =>
  formatOptionChoices(
    choices.flatMap((choice) => {
      if ('values' in choice) return [{ property: choice.id, options: choice.values }];
      const { id, from, to } = choice;
      return from === undefined && to === undefined
        ? []
        : [{ property: id, options: [`${from ?? ''}..${to ?? ''}`] }];
    }),
  );
