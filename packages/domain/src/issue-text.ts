import type * as z from 'zod/mini';

type Issue = z.core.$ZodRawIssue;
type SizeIssue = Extract<Issue, { code: 'too_big' | 'too_small' }>;

const typeTexts: Readonly<Record<string, string>> = {
  string: 'Enter text',
  number: 'Enter a number',
  int: 'Enter a whole number',
  boolean: 'Choose yes or no',
  date: 'Enter a date',
  array: 'Enter a list',
};

const formatTexts: Readonly<Record<string, string>> = {
  email: 'Enter an email address such as name@example.com',
  url: 'Enter a web address such as https://example.com',
  uuid: 'Choose one from the list',
  date: 'Enter a date as YYYY-MM-DD',
  datetime: 'Enter a time as YYYY-MM-DDTHH:MM:SSZ',
};

const MAX_LISTED = 12;

const listOf = (values: readonly unknown[]): string =>
  values.length > MAX_LISTED
    ? 'Choose one from the list'
    : `Choose one of: ${values.map(String).join(', ')}`;

/** `1,000 characters`, `1 item`, `20`: a size in the unit of what is measured. */
function sizeOf(origin: string, size: number): string {
  const count = size.toLocaleString('en-NG');
  if (origin === 'string') return `${count} ${size === 1 ? 'character' : 'characters'}`;
  if (origin === 'array' || origin === 'set' || origin === 'map')
    return `${count} ${size === 1 ? 'item' : 'items'}`;
  return origin === 'file' ? `${count} bytes` : count;
}

function sizeText(issue: SizeIssue): string {
  // Beyond what a number can hold exactly: a limit that nobody chose.
  if (issue.code === 'too_big' && issue.maximum === Number.MAX_SAFE_INTEGER)
    return 'Enter a smaller number';
  if (issue.code === 'too_small' && issue.minimum === Number.MIN_SAFE_INTEGER)
    return 'Enter a larger number';
  const [limit, bound, isEmpty] =
    issue.code === 'too_big'
      ? [issue.maximum, 'at most', false]
      : [issue.minimum, 'at least', Number(issue.minimum) === 1];
  if (isEmpty && issue.origin === 'string') return 'Fill this in';
  if (isEmpty && issue.origin === 'array') return 'Add at least one';
  const verb = issue.origin === 'string' ? 'Use' : 'Enter';
  return `${verb} ${issue.exact === true ? 'exactly' : issue.inclusive === false ? (issue.code === 'too_big' ? 'less than' : 'more than') : bound} ${sizeOf(issue.origin, Number(limit))}`;
}

/**
 * What a person reads about a value that a schema refuses and has no text of its own for. Handed to each check of what somebody
 * wrote: `z.config` would be a side effect, which the production build leaves out.
 */
export const issueText: z.core.$ZodErrorMap = (issue) => {
  switch (issue.code) {
    case 'invalid_type':
      return issue.input === undefined
        ? 'Fill this in'
        : (typeTexts[issue.expected] ?? 'This cannot be read. Check it');
    case 'too_big':
    case 'too_small':
      return sizeText(issue);
    case 'invalid_value':
      return issue.values.length === 1
        ? `Must be ${String(issue.values[0])}`
        : listOf(issue.values);
    case 'invalid_format':
      return formatTexts[issue.format] ?? 'This is not in the right format';
    case 'not_multiple_of':
      return `Enter a multiple of ${String(issue.divisor)}`;
    default:
      return 'This cannot be read. Check it';
  }
};
