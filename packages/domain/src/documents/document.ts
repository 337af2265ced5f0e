import * as z from 'zod/mini';
import { isoDateTime } from '../field.schema';

/**
 * URL of a private document in a form: `/documents/<id>`. Only the store or partner that owns it,
 * and the admins who approve stores or partners, can open it.
 */
export const documentUrl = z.string().check(
  z.regex(/^\/documents\/[0-9a-f-]{36}$/, {
    error: ({ input }) => (input === '' ? 'Choose a file' : 'Upload the document again'),
  }),
);

export const documentTypes = ['application/pdf', 'image/webp'] as const;

/** A stored document. Images are converted to WebP. */
export const storedDocumentSchema = z.object({
  documentUrl,
  name: z.string(),
  contentType: z.enum(documentTypes),
  bytes: z.int(),
});
export type StoredDocument = z.infer<typeof storedDocumentSchema>;

/** A signed URL that opens the document for a few minutes. */
export const documentLinkSchema = z.extend(storedDocumentSchema, {
  url: z.string(),
  expiresAt: isoDateTime,
  uploadedAt: isoDateTime,
});
export type DocumentLink = z.infer<typeof documentLinkSchema>;

/** Extracts the id: `/documents/<id>` becomes `<id>`. */
export const getDocumentId = (url: string): string => url.slice('/documents/'.length);
