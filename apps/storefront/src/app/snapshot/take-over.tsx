import { startTransition, useLayoutEffect, type ReactNode } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import type { AppRouter } from '@market/web-kit/app-router';
import { loadParts } from '../../shared/lazy-part';
import { watchVisitor } from './handover';

/**
 * Replaces the page that the server has drawn by the app, in one frame: not before the router has its first page and all parts of
 * the page are there. Nothing moves, nothing is fetched twice, and what the visitor has begun goes on. Answers the app's root.
 */
export async function takeOver(
  root: Element,
  router: AppRouter,
  app: ReactNode,
  modules: readonly string[],
): Promise<Root> {
  const handOver = watchVisitor(root);
  await firstPage(router);
  await loadParts(modules);
  // Drawn in slices: the visitor can scroll meanwhile.
  const successor = createRoot(root);
  startTransition(() => successor.render(<Successor handOver={handOver}>{app}</Successor>));
  return successor;
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

function Successor({ handOver, children }: { handOver: () => void; children: ReactNode }) {
  useLayoutEffect(() => {
    handOver();
  }, [handOver]);
  return children;
}
