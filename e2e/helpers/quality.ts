import { expect, type Page } from '@playwright/test';
import { expectNoViolations } from '../fixtures/axe';

/** What the browser complains of while the page is used: errors of scripts, failed requests, and what the Content Security Policy refused. */
export function complaintsOf(page: Page): string[] {
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(`${page.url()}: ${message.text()} (${message.location().url})`);
  });
  page.on('pageerror', (error) => complaints.push(`${page.url()}: ${error.stack ?? error.message}`));
  return complaints;
}

/** Checks the page as it stands, once its data is there: nothing sticks out at the side, and it is accessible in both schemes. */
export async function expectSoundPage(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle');
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  expect(overflow, `pixels that ${page.url()} is too wide`).toBe(0);
  for (const colorScheme of ['dark', 'light'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await expectNoViolations(page);
  }
}
