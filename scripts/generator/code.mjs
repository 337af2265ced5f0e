const OMITTED = '\u0000';

/**
 * A template of code. `false`, `undefined` and empty texts leave nothing behind: a line that holds
 * nothing else is omitted.
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
