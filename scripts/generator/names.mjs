/** An expected failure: the command prints its message and changes nothing. */
export class GeneratorError extends Error {}

export const fail = (message) => {
  throw new GeneratorError(message);
};

const pattern = {
  kebab: /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/,
  camel: /^[a-z][A-Za-z0-9]*$/,
};

/** Returns `name`. Throws unless it has this case. */
export function checkName(what, name, spelling) {
  if (!name) fail(`Missing ${what}.`);
  if (!pattern[spelling].test(name))
    fail(`${what} "${name}" must be ${spelling === 'kebab' ? 'kebab-case' : 'camelCase'}.`);
  return name;
}

const capitalise = (word) => word.charAt(0).toUpperCase() + word.slice(1);

/** Converts `payment-event` to `paymentEvent`. */
export const camel = (kebab) =>
  kebab
    .split('-')
    .map((word, index) => (index === 0 ? word : capitalise(word)))
    .join('');
export const pascal = (kebab) => capitalise(camel(kebab));

/** Converts `contactMessages` to `contact-messages`. */
export const kebab = (name) =>
  name.replace(/[A-Z]/g, (letter, at) => `${at > 0 ? '-' : ''}${letter.toLowerCase()}`);

/** Converts `phoneNumber` or `phone-number` to `phone number`. */
export const words = (name) => kebab(name).replaceAll('-', ' ');
export const sentence = (name) => capitalise(words(name));

export const plural = (noun) => {
  if (/[^aeiou]y$/.test(noun)) return `${noun.slice(0, -1)}ies`;
  return /(s|x|ch|sh)$/.test(noun) ? `${noun}es` : `${noun}s`;
};

export const singular = (noun) => {
  if (noun.endsWith('ies')) return `${noun.slice(0, -3)}y`;
  if (/(s|x|ch|sh)es$/.test(noun)) return noun.slice(0, -2);
  return noun.endsWith('s') ? noun.slice(0, -1) : noun;
};
