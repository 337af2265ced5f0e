import type { CDPSession, Page } from '@playwright/test';

export interface Device {
  /** The size in CSS pixels. */
  width: number;
  height: number;
  /** The device has a touch screen and applies the page's viewport tag. */
  isMobile: boolean;
}

export const desktop: Device = { width: 1440, height: 900, isMobile: false };
export const phone: Device = { width: 390, height: 844, isMobile: true };

const sessions = new WeakMap<Page, CDPSession>();

/**
 * Shows the loaded page as another device does. A new context for that device would have to sign in
 * and load the page again.
 */
export async function showOn(page: Page, { width, height, isMobile }: Device): Promise<void> {
  const session = sessions.get(page) ?? (await page.context().newCDPSession(page));
  sessions.set(page, session);
  await session.send('Emulation.setTouchEmulationEnabled', { enabled: isMobile });
  await session.send('Emulation.setDeviceMetricsOverride', {
    width,
    height,
    mobile: isMobile,
    // One device pixel for each CSS pixel. More pixels would not change any check, but take longer
    // to draw.
    deviceScaleFactor: 1,
  });
}
