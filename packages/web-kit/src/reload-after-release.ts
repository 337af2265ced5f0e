import { sessionStore } from './browser-storage';

const KEY = 'reloaded-at';
const AGAIN_AFTER_MS = 10_000;

/** Reloads the page once when a chunk is missing after a release. Does nothing offline. */
export function reloadAfterRelease(): void {
  addEventListener('vite:preloadError', (event) => {
    const last = Number(sessionStore.getItem(KEY));
    if (!navigator.onLine || Date.now() - last < AGAIN_AFTER_MS) return;
    sessionStore.setItem(KEY, String(Date.now()));
    event.preventDefault();
    location.reload();
  });
}
