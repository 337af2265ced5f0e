/** What the API uses of the shop, bundled by `vite build --ssr`. */
export { addresses } from './addresses';
export { createDocumentRenderer } from './document-renderer';
