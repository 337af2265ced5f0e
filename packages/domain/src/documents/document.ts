import * as z from 'zod/mini';
import { isoDateTime } from '../contact';

/** A private document as forms keep it: `/documents/<id>`. Only its store and those who approve stores can open it. */
export const documentUrl = z
  .string()
  .check(z.regex(/^\/documents\/[0-9a-f-]{36}$/, { error: 'Upload the document again' }));

export const documentTypes = ['application/pdf', 'image/webp'] as const;

/** What is known of a document that was kept; pictures are kept as WebP. */
export const storedDocumentSchema = z.object({
  documentUrl,
  name: z.string(),
  contentType: z.enum(documentTypes),
  bytes: z.int(),
});
export type StoredDocument = z.infer<typeof storedDocumentSchema>;

/** Where a document can be opened for some minutes, by whoever holds the address. */
export const documentLinkSchema = z.extend(storedDocumentSchema, {
  url: z.string(),
  expiresAt: isoDateTime,
});
export type DocumentLink = z.infer<typeof documentLinkSchema>;

/** `/documents/<id>` to its id. */
export const documentIdOf = (url: string): string => url.slice('/documents/'.length);
