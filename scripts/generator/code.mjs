const OMITTED = '\u0000';

/**
 * A template of code. Omits values that are `false`, `undefined` or empty, and a line that would
 * contain nothing else.
 */
export function code(strings, ...values) {
  const text = String.raw(
    { raw: strings },
    ...values.map((value) =>
      value === undefined || value === false || value === '' ? OMITTED : value,
    ),
  );
  return text
    .split('\n')
    .filter((line) => line.trim() === '' || line.replaceAll(OMITTED, '').trim() !== '')
    .join('\n')
    .replaceAll(OMITTED, '')
    .trim();
}
