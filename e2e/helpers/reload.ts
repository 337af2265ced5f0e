import { expect, type Locator, type Page } from '@playwright/test';

/** Reloads the page until the result of a background job appears. */
export async function reloadUntilVisible(page: Page, what: Locator): Promise<void> {
  await expect(async () => {
    await page.reload();
    await expect(what).toBeVisible({ timeout: 4_000 });
  }).toPass({ timeout: 40_000 });
}
