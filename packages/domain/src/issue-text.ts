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

const choicesText = (values: readonly unknown[]): string =>
  values.length > MAX_LISTED
    ? 'Choose one from the list'
    : `Choose one of: ${values.map(String).join(', ')}`;

/** A size with its unit: `1,000 characters`, `1 item`, `20`. */
function sizeWithUnit(origin: string, size: number): string {
  const count = size.toLocaleString('en-NG');
  if (origin === 'string') return `${count} ${size === 1 ? 'character' : 'characters'}`;
  if (origin === 'array' || origin === 'set' || origin === 'map')
    return `${count} ${size === 1 ? 'item' : 'items'}`;
  return origin === 'file' ? `${count} bytes` : count;
}

function sizeText(issue: SizeIssue): string {
  // Zod's own limit for safe integers. Showing the limit would not help the user.
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
  return `${verb} ${issue.exact === true ? 'exactly' : issue.inclusive === false ? (issue.code === 'too_big' ? 'less than' : 'more than') : bound} ${sizeWithUnit(issue.origin, Number(limit))}`;
}

/**
 * Default error messages for schemas that have none of their own. Passed to each parse of user
 * input, because a global `z.config` is a side effect that production builds drop.
 */
export const issueText: z.core.$ZodErrorMap = (issue) => {
  switch (issue.code) {
    case 'invalid_type':
      return issue.input === undefined
        ? 'Fill this in'
        : (typeTexts[issue.expected] ?? 'This value cannot be read. Check it.');
    case 'too_big':
    case 'too_small':
      return sizeText(issue);
    case 'invalid_value':
      return issue.values.length === 1
        ? `Must be ${String(issue.values[0])}`
        : choicesText(issue.values);
    case 'invalid_format':
      return formatTexts[issue.format] ?? 'This is not in the right format';
    case 'not_multiple_of':
      return `Enter a multiple of ${String(issue.divisor)}`;
    default:
      return 'This value cannot be read. Check it.';
  }
};
