import { lazy } from 'react';

/**
 * The confirmation in a chunk of its own, for pages that rarely ask. Render it inside `Suspense`,
 * while the question is open.
 */
export const LazyConfirmDialog = lazy(async () => ({
  default: (await import('./confirm-dialog')).ConfirmDialog,
}));
