import type { Page } from '@playwright/test';
import { expect, phoneContext, test } from '../../fixtures/people';
import { findReassignableOrder, signInToApi, type CallApi } from '../../helpers/api';
import { desktop, phone, showOn } from '../../helpers/device';
import { chooseComboboxOption } from '../../helpers/fields';
import { openEmailLink } from '../../helpers/mail';
import { demo, fillSignIn, signIn } from '../../helpers/sign-in';
import { expectLargeTargets } from '../../helpers/touch-targets';

const company = 'Warri Wheels';
const account = { email: 'efe@warriwheels.example', password: 'roads-and-rivers' };

interface Application {
  application: { certification: { signature: string } };
}

/** An SVG path with two lines. */
const twoStrokes = /^(M[\d.]+ [\d.]+(L[\d.]+ [\d.]+)+){2}$/;

test('a shipping partner signs up, completes an application that was sent back, and accepts its first order', async ({
  newPerson,
  request,
  stack,
}) => {
  const { logistics, admin } = stack.origins;
  const partner = await newPerson(phoneContext);
  const platform = await signInToApi(request, admin, { ...demo.superAdmin, userType: 'admin' });

  await test.step('the partner signs up and confirms the email address', async () => {
    await partner.goto(`${logistics}/sign-up`);
    await partner.getByLabel('Company name').fill(company);
    await partner.getByLabel('First name').fill('Efe');
    await partner.getByLabel('Last name').fill('Omoruyi');
    await partner.getByLabel('Email').fill(account.email);
    await partner.getByLabel('Phone number').fill('0803 555 0177');
    await partner.getByLabel('Password', { exact: true }).fill(account.password);
    await partner.getByRole('checkbox', { name: /^I agree to the terms/ }).check();
    await partner.getByRole('button', { name: 'Create account' }).click();
    await expect(partner.getByRole('heading', { name: 'Check your email' })).toBeVisible();
    await openEmailLink(partner, account.email, 'Confirm your email address');
    await partner.getByRole('button', { name: 'Confirm my email address' }).click();
    await partner.getByRole('link', { name: 'Sign in' }).click();
    await fillSignIn(partner, account);
  });

  await test.step('the partner completes the three steps of the application', async () => {
    await fillCompany(partner);
    await chooseComboboxOption(partner, 'Bank', 'Guaranty Trust Bank');
    await partner.getByLabel('Account number').fill('0123456785');
    await expect(partner.getByLabel('Account name')).toHaveValue(/\w+ \w+/);
    await partner.getByRole('button', { name: 'Save and go to certification' }).click();
    await fillCertification(partner);
    await partner.getByRole('button', { name: 'Submit application' }).click();
    await expect(
      partner.getByRole('heading', { name: 'We are reviewing your application' }),
    ).toBeVisible();
  });

  const partnerId = await findPartner(platform);
  const { application } = await platform<Application>(
    `/api/v1/partner/admin/partners/${partnerId}`,
  );
  expect(application.certification.signature).toMatch(twoStrokes);
  const decide = (body: object) =>
    platform(`/api/v1/partner/admin/partners/${partnerId}/decision`, { method: 'PATCH', body });
  await test.step('the application is sent back, and the partner submits it again', async () => {
    const reviewNote = 'Enter the address of the office in Warri.';
    await decide({ approved: false, reviewNote, reviewStep: 'company' });
    await partner.goto(logistics);
    await expect(partner.getByText(`Company: ${reviewNote}`)).toBeVisible();
    await partner.getByLabel('Office address').fill('4 Effurun Road, Warri');
    await partner.getByRole('button', { name: 'Save and go to bank' }).click();
    await partner.getByRole('link', { name: 'keep this account' }).click();
    await partner.getByRole('button', { name: 'Submit application' }).click();
    await expect(
      partner.getByRole('heading', { name: 'We are reviewing your application' }),
    ).toBeVisible();
  });

  await test.step('the approved partner accepts its first order', async () => {
    await decide({ approved: true });
    await platform('/api/v1/partner/partner/assignorder', {
      method: 'POST',
      body: { orderIds: [await findReassignableOrder(platform)], partnerId },
    });
    await partner.goto(logistics);
    await partner.getByRole('button', { name: /^Accept VM-/ }).click();
    await expect(partner.getByRole('heading', { name: 'No new offers' })).toBeVisible();
    await partner.getByRole('link', { name: 'Active' }).click();
    await expect(partner.getByRole('button', { name: 'Mark as picked up' })).toBeVisible();
  });
});

test('a scheduler plans an order for a dispatcher on the board, opens the route sheet, and has the order back when the dispatcher declines it', async ({
  page,
  request,
  stack,
}) => {
  await signIn(page, stack.origins.logistics, demo.scheduler);
  const toAssign = page.getByRole('region', { name: 'To assign' });
  const select = toAssign.getByRole('checkbox', { name: /^Select VM-/ }).first();
  const order = /VM-\d+/.exec((await select.getAttribute('aria-label')) ?? '')?.[0] ?? '';
  const href = await toAssign.getByRole('link', { name: order }).getAttribute('href');
  const id = /[\da-f-]{36}/.exec(href ?? '')?.[0] ?? '';
  await select.check();
  const bar = page.getByRole('region', { name: 'Actions' });
  const rider = bar.getByRole('combobox', { name: 'Rider' });
  await rider.selectOption({
    value: (await rider.locator('option', { hasText: 'Emeka Udo' }).getAttribute('value')) ?? '',
  });
  await bar.getByRole('button', { name: /^Assign 1 to Emeka Udo/ }).click();
  await expect(toAssign.getByRole('link', { name: order })).toHaveCount(0);
  await showOn(page, phone);
  await page.getByRole('radio', { name: 'Plan' }).check();
  await page.getByRole('button', { name: `Move day of ${order}` }).click();
  await expect(page.getByRole('dialog').getByLabel('Pick up on')).toBeVisible();
  await expectLargeTargets(page);
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();
  await showOn(page, desktop);
  await page.getByRole('link', { name: 'Route sheet' }).click();
  await expect(page.getByRole('heading', { name: /Emeka Udo/ })).toBeVisible();
  await expect(page.getByText(order).first()).toBeVisible();

  const dispatcher = await signInToApi(request, stack.origins.logistics, {
    ...demo.dispatcher,
    userType: 'admin',
  });
  await dispatcher(`/api/v1/partner/partner/decline-order/${id}`, {
    method: 'PATCH',
    body: { reason: 'No rider available' },
  });
  await page.goBack();
  await page.reload();
  await expect(toAssign.getByRole('link', { name: order })).toBeVisible();
});

test('a delivery admin renames a vehicle, keeps one of two prices that a colleague changed at the same time, and sees the other in the calculator', async ({
  page,
  request,
  stack,
}) => {
  const { admin } = stack.origins;
  const colleague = await signInToApi(request, admin, { ...demo.superAdmin, userType: 'admin' });
  await signIn(page, admin, demo.operationsAdmin);
  await page.goto(`${admin}/shipping/vehicles`);
  await page.getByRole('button', { name: 'Edit Motorbike' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: 'Name' }).fill('Bike');
  await dialog.getByRole('button', { name: 'Save vehicle' }).click();
  await expect(page.getByRole('row', { name: /^Bike/ })).toBeVisible();

  await page.getByRole('tab', { name: 'Price matrix' }).click();
  const cell = page.getByRole('textbox', { name: 'Lagos to Lagos, base fee' });
  await cell.fill('2222');
  const tariff = await colleague<{ version: number; rates: { base: number }[] }>(
    '/api/shipping/pricing',
  );
  await colleague('/api/shipping/pricing', {
    method: 'PUT',
    body: { ...tariff, rates: tariff.rates.map((rate) => ({ ...rate, base: rate.base + 10 })) },
  });
  await page.getByRole('button', { name: 'Save prices' }).click();
  await page.getByRole('button', { name: /^Keep mine/ }).click();
  await page.getByRole('button', { name: 'Save prices' }).click();
  await expect(page.getByText(/not saved/)).toHaveCount(0);
  await expect(cell).toHaveValue('₦2,222.00');

  await page.getByRole('tab', { name: /^Calculator/ }).click();
  await expect(page.getByText('₦3,510.00').first()).toBeVisible();
});

async function findPartner(call: CallApi): Promise<string | undefined> {
  const { rows } = await call<{ rows: { id: string; companyName: string }[] }>(
    `/api/v1/partner/admin/partners?search=${encodeURIComponent(company)}`,
  );
  return rows.find(({ companyName }) => companyName === company)?.id;
}

async function fillCompany(partner: Page): Promise<void> {
  await partner.getByLabel('RC number').fill('RC 1482077');
  await partner.getByLabel('Office address').fill('21 Airport Road, Warri');
  await partner.getByLabel('Line of business').selectOption('Haulage');
  await partner.getByLabel('Role').fill('Lead');
  await partner.getByRole('button', { name: 'Save and go to bank' }).click();
}

async function fillCertification(partner: Page): Promise<void> {
  for (const [label, name] of [
    ['CAC certificate', 'cac.png'],
    ['Goods-in-transit insurance', 'insurance.png'],
  ] as const) {
    await partner
      .getByLabel(label)
      .setInputFiles({ name, mimeType: 'image/png', buffer: await partner.screenshot() });
    await expect(partner.getByRole('link', { name: `Open ${name}` })).toBeVisible();
  }
  await partner.getByLabel('Insured until').fill('2027-11-30');
  await partner.getByLabel('Role').fill('Lead');
  await drawSignature(partner);
}

/** Draws two strokes. */
async function drawSignature(partner: Page): Promise<void> {
  const pad = partner.getByRole('group', { name: 'Signature' });
  await pad.scrollIntoViewIfNeeded();
  const box = await pad.boundingBox();
  if (!box) throw new Error('The signature pad is not visible');
  for (const top of [0.3, 0.6]) {
    const y = box.y + box.height * top;
    await partner.mouse.move(box.x + box.width * 0.2, y);
    await partner.mouse.down();
    await partner.mouse.move(box.x + box.width * 0.6, y + 20, { steps: 4 });
    await partner.mouse.up();
  }
  await expect(pad.getByRole('img', { name: 'Your signature' })).toBeVisible();
}
