import type { StoredDocument } from '@market/domain/documents/document';
import { AppError, invalid } from '../../http/errors';
import { encodeMaster } from '../images';

interface CheckedDocument {
  readonly contentType: StoredDocument['contentType'];
  readonly content: Buffer;
}

/** A reader looks for the end within the last KiB. */
const TAIL_BYTES = 1024;
const refusal = () =>
  invalid(
    'document',
    'Choose a PDF, or a JPEG, PNG or WebP picture. This file is none of them, or it is damaged.',
  );

/**
 * Says by its content what an upload is, whatever it calls itself. PDFs are kept as they are if they are whole and hold nothing
 * that runs; pictures are encoded anew, without metadata. Throws 422 on `document`.
 */
export async function checkDocument(upload: Buffer): Promise<CheckedDocument> {
  if (upload.subarray(0, 5).toString('latin1') === '%PDF-') {
    assertHarmless(upload);
    return { contentType: 'application/pdf', content: upload };
  }
  const { content } = await encodeMaster(upload).catch((error: unknown) => {
    throw error instanceof AppError ? refusal() : error;
  });
  return { contentType: 'image/webp', content };
}

/** What it packs away cannot be seen here: it is handed out as a download only, and in a sandbox. */
function assertHarmless(pdf: Buffer): void {
  if (!pdf.subarray(-TAIL_BYTES).toString('latin1').includes('%%EOF')) throw refusal();
  // Packed bytes may look like anything.
  const text = pdf.toString('latin1').replace(/(?<!end)stream\r?\n[^]*?endstream/g, '');
  if (/\/(JavaScript|JS|Launch|EmbeddedFile|RichMedia)\b/.test(text))
    throw invalid(
      'document',
      'This PDF holds a script or another file. Print it to a new PDF and upload that.',
    );
  if (/\/Encrypt\b/.test(text))
    throw invalid('document', 'This PDF has a password. Upload it without one.');
}
