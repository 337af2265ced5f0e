/** The exports that the API uses, bundled by `vite build --ssr`. */
export { addresses } from './addresses';
export { createDocumentRenderer } from './document-renderer';
