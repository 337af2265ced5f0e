import { expect, type Page } from '@playwright/test';
import { expectNoViolations } from '../fixtures/axe';
import { desktop, phone, showOn, type Device } from './device';
import { waitUntilSettled } from './settled';
import { expectLargeTargets } from './touch-targets';

/**
 * Collects errors while the page is used: script errors, failed requests and Content Security
 * Policy violations.
 */
export function collectErrors(page: Page): string[] {
  const errors: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error')
      errors.push(`${page.url()}: ${message.text()} (${message.location().url})`);
  });
  page.on('pageerror', (error) => errors.push(`${page.url()}: ${error.stack ?? error.message}`));
  return errors;
}

interface PageChecks {
  /** Whether every control must be large enough for a rider's finger. */
  largeTargets?: boolean;
}

/**
 * Checks the loaded page on a desktop in the dark colour scheme and on a phone in the light one: no
 * horizontal overflow, and no accessibility violations.
 */
export async function checkPage(page: Page, checks: PageChecks = {}): Promise<void> {
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
  await showInFull(page, desktop);
  await expectNoViolations(page);
  await checkOnPhone(page, checks);
  await showOn(page, desktop);
}

/** Checks the loaded page on a phone in the light colour scheme, as `checkPage` does. */
export async function checkOnPhone(
  page: Page,
  { largeTargets = false }: PageChecks = {},
): Promise<void> {
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  await showInFull(page, phone);
  await expectNoViolations(page);
  if (largeTargets) await expectLargeTargets(page);
}

/**
 * Makes the device as tall as the page, so that a sticky bar does not cover anything. Sections that
 * load when they come into view make the page taller, so its height is measured up to three times.
 * A page with a long table never fits, because the table grows with the device.
 */
async function showInFull(page: Page, device: Device): Promise<void> {
  await showOn(page, device);
  let shown = 0;
  for (let times = 0; times < 3; times += 1) {
    await waitUntilSettled(page);
    const { height, overflow } = await page.evaluate(() => {
      const { scrollHeight, scrollWidth, clientWidth } = document.documentElement;
      return { height: scrollHeight, overflow: scrollWidth - clientWidth };
    });
    expect(overflow, `pixels that ${page.url()} is too wide`).toBe(0);
    if (height === shown) return;
    shown = height;
    await showOn(page, { ...device, height });
  }
  await waitUntilSettled(page);
}
