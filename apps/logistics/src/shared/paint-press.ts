import type { LoaderFunctionArgs } from 'react-router-dom';
import { mainId } from '@market/ui/main-landmark';
import { waitForNextPaint } from '@market/ui/run-on-idle';
import { pathnameContext } from '@market/web-kit/router/guards';

/**
 * For loaders of pages that take a slow phone more than 100 ms to render. Resolves when the browser
 * has painted the pressed link, or at once on the first page and in hidden tabs.
 */
export async function paintPress({ context }: Pick<LoaderFunctionArgs, 'context'>): Promise<void> {
  const isFirstPage = context.get(pathnameContext) === undefined;
  if (!isFirstPage && !document.hidden) await waitForNextPaint();
}

/**
 * For the modules of pages: the router imports them together with the loader, and the service worker
 * responds so fast that they would run before the pressed link is painted. Imports the first page's
 * module at once.
 */
export async function importAfterPaint<Module>(load: () => Promise<Module>): Promise<Module> {
  const isFirstPage = document.getElementById(mainId) === null;
  if (!isFirstPage && !document.hidden) await waitForNextPaint();
  return load();
}
