import { sessionStore } from './browser-storage';

const KEY = 'reloaded-at';
const AGAIN_AFTER_MS = 10_000;

/** A tab that was open over a release asks for files that are gone: it loads the new pages, once, instead of failing. Without a network there is nothing to load. */
export function reloadAfterRelease(): void {
  addEventListener('vite:preloadError', (event) => {
    const last = Number(sessionStore.getItem(KEY));
    if (!navigator.onLine || Date.now() - last < AGAIN_AFTER_MS) return;
    sessionStore.setItem(KEY, String(Date.now()));
    event.preventDefault();
    location.reload();
  });
}
