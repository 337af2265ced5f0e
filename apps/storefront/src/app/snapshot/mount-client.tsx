import { startTransition, useLayoutEffect, type ReactNode } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import type { AppRouter } from '@market/web-kit/app-router';
import { loadParts } from '../../shared/lazy-part';
import { recordInput } from './input-replay';

/**
 * Replaces the server-rendered page with the app in one frame, once the router has its first page
 * and all parts of the page are loaded. Nothing moves, nothing is fetched twice, and the visitor's
 * input is preserved. Resolves to the app's root once it is mounted.
 */
export async function mountClient(
  root: Element,
  router: AppRouter,
  app: ReactNode,
  modules: readonly string[],
): Promise<Root> {
  const replayInput = recordInput(root);
  await firstPage(router);
  await loadParts(modules);
  const client = createRoot(root);
  await new Promise<void>((resolve) => {
    const onMount = () => {
      replayInput();
      resolve();
    };
    // Rendered in slices, so that the visitor can scroll during rendering.
    startTransition(() => client.render(<MountedClient onMount={onMount}>{app}</MountedClient>));
  });
  return client;
}

function firstPage(router: AppRouter): Promise<void> {
  return new Promise((resolve) => {
    if (router.state.initialized) return resolve();
    const stop = router.subscribe(({ initialized }) => {
      if (!initialized) return;
      stop();
      resolve();
    });
  });
}

function MountedClient({ onMount, children }: { onMount: () => void; children: ReactNode }) {
  useLayoutEffect(onMount, [onMount]);
  return children;
}
