import { formatOptionChoices, parseOptionChoices } from '@market/domain/catalogue/option-choices';

export const parseIds = (list: string | undefined): string[] => (list ? list.split(',') : []);

/** Adds or removes an id. Undefined when no ids remain. */
export function toggleId(list: string | undefined, id: string): string | undefined {
  const ids = parseIds(list);
  return (
    (ids.includes(id) ? ids.filter((each) => each !== id) : [...ids, id]).join(',') || undefined
  );
}

export const isOptionChosen = (
  text: string | undefined,
  property: string,
  option: string,
): boolean =>
  parseOptionChoices(text ?? '').some(
    (choice) => choice.property === property && choice.options.includes(option),
  );

/** Adds or removes an option of a property. Undefined when no options remain. */
export function toggleOption(
  text: string | undefined,
  property: string,
  option: string,
): string | undefined {
  const choices = parseOptionChoices(text ?? '');
  const chosen = choices.find((choice) => choice.property === property)?.options ?? [];
  const options = chosen.includes(option)
    ? chosen.filter((each) => each !== option)
    : [...chosen, option];
  const next = choices.some((choice) => choice.property === property)
    ? choices.map((choice) => (choice.property === property ? { property, options } : choice))
    : [...choices, { property, options }];
  return formatOptionChoices(next) || undefined;
}
