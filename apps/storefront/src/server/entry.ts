/** The exports that the API uses, bundled by `vite build --ssr`. */
export { pageUrls } from './page-urls';
export { createDocumentRenderer } from './document-renderer';
