import * as z from 'zod/mini';

/** Of any file that is uploaded: the server reads no larger one. */
export const MAX_UPLOAD_BYTES = 5 * 1024 * 1024;

/** What pictures can be uploaded as. */
export const pictureTypes = ['image/jpeg', 'image/png', 'image/webp'] as const;

/** A file of a form, at most 5 MB; the errors name `what` is asked for, and `kind` where it is too large. */
export const uploadedFile = (what: string, kind = what) =>
  z
    .file({ error: `Choose ${what}` })
    .check(z.maxSize(MAX_UPLOAD_BYTES, { error: `Choose ${kind} of at most 5 MB` }));
