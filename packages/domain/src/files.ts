import * as z from 'zod/mini';
import { isoDateTime } from './field.schema';

/** Maximum size of any upload. The server rejects larger bodies. */
export const MAX_UPLOAD_BYTES = 5 * 1024 * 1024;

export const imageTypes = ['image/jpeg', 'image/png', 'image/webp'] as const;

/**
 * A file in a form, at most 5 MB. The errors use `what` when it is missing and `kind` when it is
 * too large.
 */
export const uploadedFile = (what: string, kind = what) =>
  z
    .file({ error: `Choose ${what}` })
    .check(z.maxSize(MAX_UPLOAD_BYTES, { error: `Choose ${kind} of at most 5 MB` }));

/** A signed download URL that is valid for five minutes. */
export const downloadLinkSchema = z.object({ url: z.string(), expiresAt: isoDateTime });
export type DownloadLink = z.infer<typeof downloadLinkSchema>;
