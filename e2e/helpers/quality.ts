import { expect, type Page } from '@playwright/test';
import { expectContrast, expectNoViolations } from '../fixtures/axe';
import { waitUntilSettled } from './settled';

const DESKTOP_WIDTH = 1024;

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

/**
 * Checks the loaded page: no horizontal overflow, and no accessibility violations. A phone is
 * checked in the dark colour scheme, a desktop in the light one and for contrast in the dark one.
 */
export async function checkPage(page: Page): Promise<void> {
  await waitUntilSettled(page);
  const overflow = await page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    return scrollWidth - clientWidth;
  });
  expect(overflow, `pixels that ${page.url()} is too wide`).toBe(0);

  const viewport = page.viewportSize();
  if (viewport === null) throw new Error('The page has no size');
  await showFullHeight(page, viewport.width);
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
  if (viewport.width < DESKTOP_WIDTH) {
    await expectNoViolations(page);
  } else {
    await expectContrast(page);
    await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
    await expectNoViolations(page);
  }
  await page.setViewportSize(viewport);
}

/**
 * Makes the viewport as tall as the page, so that a sticky bar does not cover anything. Sections
 * that load when they come into view make the page taller, so it is measured again. A long table is
 * as tall as the viewport allows, so its page never fits: three times are enough for all others.
 */
async function showFullHeight(page: Page, width: number): Promise<void> {
  let shown = 0;
  for (let times = 0; times < 3; times += 1) {
    const height = await page.evaluate(() => document.documentElement.scrollHeight);
    if (height === shown) return;
    shown = height;
    await page.setViewportSize({ width, height });
    await waitUntilSettled(page);
  }
}
