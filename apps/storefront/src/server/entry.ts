/** What the server uses of the shop; `vite build --ssr` makes a bundle of it. */
export { addresses } from './addresses';
export { renderPage } from './render-page';
/** For the benchmark's reference: the same app, streamed and hydrated. */
export { preparePage } from './prepare-page';
