import type { DocumentLink } from '@market/domain/documents/document';
import { formatDate } from '@market/domain/lagos-time';

/** Whether the browser shows PDFs inside a page. Most phones download them. */
export const canShowPdf = (): boolean => navigator.pdfViewerEnabled;

export const isPdf = ({ contentType }: Pick<DocumentLink, 'contentType'>): boolean =>
  contentType === 'application/pdf';

/** `PDF, 1.2 MB` */
export const documentTypeText = (link: Pick<DocumentLink, 'contentType' | 'bytes'>): string =>
  `${isPdf(link) ? 'PDF' : 'Image'}, ${sizeText(link.bytes)}`;

/** `Uploaded 3 Nov 2025` */
export const uploadText = ({ uploadedAt }: Pick<DocumentLink, 'uploadedAt'>): string =>
  `Uploaded ${formatDate(uploadedAt)}`;

const KILOBYTE = 1_000;
const MEGABYTE = 1_000_000;

const sizeText = (bytes: number): string =>
  bytes < MEGABYTE
    ? `${Math.max(1, Math.round(bytes / KILOBYTE))}\u00a0kB`
    : `${(bytes / MEGABYTE).toFixed(1)}\u00a0MB`;
