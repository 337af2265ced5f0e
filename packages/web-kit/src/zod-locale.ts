import * as z from 'zod/mini';

/**
 * zod/mini says only "Invalid input" until it has a language. Loaded with forms, not with pages. A value that is not
 * there is said in words for people, unless its schema has words of its own.
 */
z.config({ ...z.locales.en(), customError: (issue) => (issue.code === 'invalid_type' && issue.input === undefined ? 'Fill this in' : undefined) });
