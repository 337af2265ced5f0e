import * as z from 'zod/mini';

const { localeError } = z.locales.en();

/**
 * zod/mini says only "Invalid input" until it is told what to say; a schema's own words go before these. Handed to each
 * check of what somebody wrote: `z.config` would be a side effect, which the production build leaves out.
 */
export const issueText: z.core.$ZodErrorMap = (issue) => {
  if (issue.code !== 'invalid_type') return localeError(issue);
  if (issue.input === undefined) return 'Fill this in';
  return issue.expected === 'int' ? 'Enter a whole number' : localeError(issue);
};
