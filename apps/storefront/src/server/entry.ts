/** The parts of the shop that the server uses, bundled by `vite build --ssr`. */
export { addresses } from './addresses';
export { renderPage } from './render-page';
/** For the benchmark's reference: the same app, streamed and hydrated. */
export { preparePage } from './prepare-page';
