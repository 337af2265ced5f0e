import type { Locator, Page } from '@playwright/test';

/** The newest mail to an address whose subject has these words, on the outbox page of the demo. */
export async function mailTo(page: Page, address: string, subject: string): Promise<Locator> {
  await page.goto('/outbox');
  return page
    .getByRole('article')
    .filter({ hasText: `To ${address}` })
    .filter({ has: page.getByRole('heading', { name: subject }) })
    .first();
}

/** Opens the link in that mail. */
export async function followMail(page: Page, address: string, subject: string): Promise<void> {
  const mail = await mailTo(page, address, subject);
  await mail.getByRole('link').click();
}
