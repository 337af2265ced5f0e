import { expect, type Page } from '@playwright/test';
import { expectContrast, expectNoViolations } from '../fixtures/axe';

/** What the browser complains of while the page is used: errors of scripts, failed requests, and what the Content Security Policy refused. */
export function complaintsOf(page: Page): string[] {
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error')
      complaints.push(`${page.url()}: ${message.text()} (${message.location().url})`);
  });
  page.on('pageerror', (error) =>
    complaints.push(`${page.url()}: ${error.stack ?? error.message}`),
  );
  return complaints;
}

/** Checks the page as it stands, once its data is there: nothing sticks out at the side, and it is accessible in both schemes. */
export async function expectSoundPage(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle');
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
  const { tooWide, length } = await page.evaluate(() => {
    const { scrollWidth, clientWidth, scrollHeight } = document.documentElement;
    return { tooWide: scrollWidth - clientWidth, length: scrollHeight };
  });
  expect(tooWide, `pixels that ${page.url()} is too wide`).toBe(0);

  const screen = page.viewportSize();
  if (screen === null) throw new Error('The page has no screen to be looked at on');
  // Unrolled to its whole length: what a bar at the edge of the screen covers could be scrolled from under it.
  await page.setViewportSize({ width: screen.width, height: Math.max(screen.height, length) });
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
  await expectContrast(page);
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  await expectNoViolations(page);
  await page.setViewportSize(screen);
}
