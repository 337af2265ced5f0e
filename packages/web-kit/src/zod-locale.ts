import * as z from 'zod/mini';

/** zod/mini says only "Invalid input" until it has a language. Loaded with forms, not with pages. */
z.config(z.locales.en());
