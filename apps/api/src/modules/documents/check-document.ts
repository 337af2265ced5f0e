import type { StoredDocument } from '@market/domain/documents/document';
import { invalid, isAppError } from '../../platform/errors';
import { encodeMaster } from '../images';

interface CheckedDocument {
  readonly contentType: StoredDocument['contentType'];
  readonly content: Buffer;
}

/** PDF readers look for the end marker within the last KiB. */
const TAIL_BYTES = 1024;
const unreadableDocument = () =>
  invalid(
    'document',
    'Choose a PDF, or a JPEG, PNG or WebP image. This file is damaged or in another format.',
  );

/**
 * Detects the type of an upload from its content. PDFs are stored unchanged when they are complete
 * and contain no scripts; images are re-encoded without metadata. Throws 422 on `document`.
 */
export async function checkDocument(upload: Buffer): Promise<CheckedDocument> {
  if (upload.subarray(0, 5).toString('latin1') === '%PDF-') {
    assertHarmless(upload);
    return { contentType: 'application/pdf', content: upload };
  }
  const { content } = await encodeMaster(upload).catch((error: unknown) => {
    throw isAppError(error) ? unreadableDocument() : error;
  });
  return { contentType: 'image/webp', content };
}

/**
 * Compressed content cannot be checked here, so PDFs are only served with a sandbox policy, as
 * downloads or inside a frame of the consoles.
 */
function assertHarmless(pdf: Buffer): void {
  if (!pdf.subarray(-TAIL_BYTES).toString('latin1').includes('%%EOF')) throw unreadableDocument();
  // Compressed bytes may contain any text by chance.
  const text = pdf.toString('latin1').replace(/(?<!end)stream\r?\n[^]*?endstream/g, '');
  if (/\/(JavaScript|JS|Launch|EmbeddedFile|RichMedia)\b/.test(text))
    throw invalid(
      'document',
      'This PDF contains a script or another file. Print it to a new PDF and upload that.',
    );
  if (/\/Encrypt\b/.test(text))
    throw invalid('document', 'This PDF has a password. Upload it without one.');
}
