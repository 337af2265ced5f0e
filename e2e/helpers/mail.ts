import type { Locator, Page } from '@playwright/test';

/** The latest email to an address with these words in the subject, on the demo's outbox page. */
export async function openLatestEmail(
  page: Page,
  address: string,
  subject: string,
): Promise<Locator> {
  await page.goto('/outbox');
  return page
    .getByRole('article')
    .filter({ hasText: `To ${address}` })
    .filter({ has: page.getByRole('heading', { name: subject }) })
    .first();
}

export async function openEmailLink(page: Page, address: string, subject: string): Promise<void> {
  const mail = await openLatestEmail(page, address, subject);
  await mail.getByRole('link').click();
}
