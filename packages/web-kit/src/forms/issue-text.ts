import * as z from 'zod/mini';

const { localeError } = z.locales.en();

/**
 * zod/mini says only "Invalid input" until it is told what to say; a schema's own words go before these. Handed to each
 * check of a form: `z.config` would be a side effect, which the production build leaves out.
 */
export const issueText: z.core.$ZodErrorMap = (issue) => (issue.code === 'invalid_type' && issue.input === undefined ? 'Fill this in' : localeError(issue));
