import { expect, type Page } from '@playwright/test';

export const demoPassword = 'sunny-day-demo';

export interface Account {
  email: string;
  /** Defaults to the password of the demo accounts. */
  password?: string;
  /** Selects "Platform staff" in the logistics app, where partners sign in too. */
  isStaff?: boolean;
}

/** One demo account per role, as listed on the sign-in pages. */
export const demo = {
  customer: { email: 'customer@demo.example' },
  merchant: { email: 'merchant@demo.example' },
  admin: { email: 'admin@demo.example' },
  catalogueAdmin: { email: 'catalogue-admin@demo.example' },
  financeAdmin: { email: 'finance-admin@demo.example' },
  operationsAdmin: { email: 'operations-admin@demo.example' },
  superAdmin: { email: 'super-admin@demo.example' },
  approver: { email: 'approver@demo.example' },
  firstApprover: { email: 'first-approver@demo.example' },
  secondApprover: { email: 'second-approver@demo.example' },
  partner: { email: 'partner@demo.example' },
  dispatcher: { email: 'dispatcher@demo.example', isStaff: true },
  scheduler: { email: 'scheduler@demo.example', isStaff: true },
} as const satisfies Record<string, Account>;

export async function signIn(
  page: Page,
  origin: string,
  { email, password = demoPassword, isStaff = false }: Account,
): Promise<void> {
  await page.goto(`${origin}/sign-in`);
  if (isStaff) await page.getByRole('radio', { name: 'Platform staff' }).check();
  await fillSignIn(page, { email, password });
}

export async function fillSignIn(
  page: Page,
  { email, password }: Required<Pick<Account, 'email' | 'password'>>,
): Promise<void> {
  await page.getByLabel('Email', { exact: true }).fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page).not.toHaveURL(/\/sign-in/);
}
