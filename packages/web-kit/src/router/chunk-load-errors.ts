import type { RouteObject } from 'react-router-dom';
import { sessionStore } from '../browser-storage';

/**
 * Makes pages throw when their component could not be loaded, so that the nearest error boundary
 * shows it. React Router drops the rejection of a lazy `Component` and renders nothing.
 */
export const withChunkLoadErrors = (routes: RouteObject[]): RouteObject[] =>
  routes.map((route) => {
    const copy = { ...route };
    if (typeof copy.lazy === 'object' && copy.lazy.Component) {
      const fetchPage = copy.lazy.Component;
      copy.lazy = { ...copy.lazy, Component: () => fetchPage().catch(throwOnRender) };
    }
    if (copy.children) copy.children = withChunkLoadErrors(copy.children);
    return copy;
  });

const throwOnRender = (error: unknown) =>
  function FailedPage(): never {
    throw error;
  };

const STORAGE_KEY = 'reloaded-at';
const RELOAD_INTERVAL_MS = 10_000;

/** Reloads the page once when a chunk is missing after a release. Does nothing offline. */
export function reloadAfterRelease(): void {
  addEventListener('vite:preloadError', (event) => {
    const last = Number(sessionStore.getItem(STORAGE_KEY));
    if (!navigator.onLine || Date.now() - last < RELOAD_INTERVAL_MS) return;
    sessionStore.setItem(STORAGE_KEY, String(Date.now()));
    event.preventDefault();
    location.reload();
  });
}
