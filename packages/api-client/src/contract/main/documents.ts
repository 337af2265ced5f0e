import * as z from 'zod/mini';
import { documentLinkSchema, storedDocumentSchema } from '@market/domain/documents/document';
import { uploadedFile } from '@market/domain/files';
import { endpoint } from '../../endpoint';
import { applicants } from '../access';

/**
 * Not in the spec: stores a private document, such as proof of identity or insurance (PDF, JPEG,
 * PNG or WebP, at most 5 MB, checked by content).
 */
export const upload = endpoint({
  name: 'documents.upload',
  method: 'POST',
  path: '/documents',
  ...applicants,
  encoding: 'multipart',
  body: z.object({ document: uploadedFile('a PDF or an image', 'a file') }),
  data: storedDocumentSchema,
  failure: 'Could not upload the document. Try again later.',
});

/**
 * Not in the spec: a URL with which the owner can open the document for five minutes. Store
 * approvers can also open stores' documents.
 */
export const link = endpoint({
  name: 'documents.link',
  method: 'GET',
  path: '/documents/:id',
  access: ['merchant', 'partner', 'admin', 'super_admin', 'approver'],
  resource: 'stores',
  data: documentLinkSchema,
  failure: 'Could not open the document. Try again later.',
});
