import { expect, type Page } from '@playwright/test';

export const demoPassword = 'sunny-day-demo';

export interface Account {
  email: string;
  /** The demo's without. */
  password?: string;
  /** Signs in as the platform's staff where the door is shared with partners: the logistics app. */
  isStaff?: boolean;
}

/** One account for each role, as the sign-in pages of the demo list them. */
export const demo = {
  customer: { email: 'customer@demo.example' },
  merchant: { email: 'merchant@demo.example' },
  admin: { email: 'admin@demo.example' },
  superAdmin: { email: 'super-admin@demo.example' },
  approver: { email: 'approver@demo.example' },
  partner: { email: 'partner@demo.example' },
  dispatcher: { email: 'dispatcher@demo.example', isStaff: true },
  scheduler: { email: 'scheduler@demo.example', isStaff: true },
} as const satisfies Record<string, Account>;

/** Signs in at an app's door and waits until its first page has opened. */
export async function signIn(
  page: Page,
  origin: string,
  { email, password = demoPassword, isStaff = false }: Account,
): Promise<void> {
  await page.goto(`${origin}/sign-in`);
  if (isStaff) await page.getByRole('radio', { name: 'Platform staff' }).check();
  await fillSignIn(page, { email, password });
}

/** Fills the sign-in form that is open, and sends it. */
export async function fillSignIn(
  page: Page,
  { email, password }: Required<Pick<Account, 'email' | 'password'>>,
): Promise<void> {
  await page.getByLabel('Email', { exact: true }).fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page).not.toHaveURL(/\/sign-in/);
}
