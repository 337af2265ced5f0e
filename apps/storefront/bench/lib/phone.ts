import type { Browser, BrowserContext, CDPSession, Page } from '@playwright/test';
import { phone, slowNetwork, slowProcessor, watchTimings } from './browser';

export interface Phone {
  readonly context: BrowserContext;
  readonly page: Page;
  readonly session: CDPSession;
}

/** A new visitor's slow phone: empty cache, processor four times slower. */
export async function openPhone(browser: Browser, { isNetworkSlow = true } = {}): Promise<Phone> {
  const context = await browser.newContext(phone);
  const page = await context.newPage();
  await watchTimings(page);
  const session = await context.newCDPSession(page);
  if (isNetworkSlow) await slowNetwork(session);
  await slowProcessor(session);
  return { context, page, session };
}
