import type { Page } from '@playwright/test';
import { expect, test } from '../../fixtures/people';
import { goodCard, payWithCard } from '../../helpers/money';
import { chooseSelectOption, chooseComboboxOption } from '../../helpers/fields';
import { openEmailLink } from '../../helpers/mail';
import { demo, fillSignIn, signIn } from '../../helpers/sign-in';

const email = 'bukola@firefly.example';
const password = 'light-after-dark';
const storeName = 'Firefly Lighting';
const productName = 'Firefly clip-on reading lamp, 3 W';

test('a merchant opens a store, two people approve it, and its first product is sold', async ({
  page: merchant,
  newPerson,
  stack,
}) => {
  test.slow();
  const { origins } = stack;

  await test.step('the merchant signs up and confirms the email address', async () => {
    await merchant.goto(origins.merchant);
    await merchant.getByRole('link', { name: 'Open a store' }).click();
    await merchant.getByLabel('Store name').fill(storeName);
    await merchant.getByLabel('First name').fill('Bukola');
    await merchant.getByLabel('Last name').fill('Ajayi');
    await merchant.getByLabel('Email').fill(email);
    await merchant.getByLabel('Phone number').fill('0803 555 0190');
    await merchant.getByLabel('Password', { exact: true }).fill(password);
    await merchant.getByRole('checkbox', { name: /^I agree to the terms/ }).check();
    await merchant.getByRole('button', { name: 'Open my store' }).click();
    await expect(merchant.getByRole('heading', { name: 'Check your email' })).toBeVisible();

    await openEmailLink(merchant, email, 'Confirm your email address');
    await merchant.getByRole('button', { name: 'Confirm my email address' }).click();
    await merchant.getByRole('link', { name: 'Sign in' }).click();
    await fillSignIn(merchant, { email, password });
  });

  await test.step('the merchant completes the setup of the store, from 25 % to 100 %', async () => {
    await expectSetUp(merchant, 25);
    await merchant.getByRole('link', { name: /^Owner and business/ }).click();
    await fillBusiness(merchant);
    await expectSetUp(merchant, 50);
    await fillStore(merchant);
    await expectSetUp(merchant, 75);
    await fillBank(merchant);
    await expectSetUp(merchant, 100);
    await expect(merchant.getByText('Two people review every new store.')).toBeVisible();
  });

  await test.step('the merchant adds the first product with a picture', async () => {
    await merchant.getByRole('link', { name: 'Products' }).click();
    await merchant.getByRole('link', { name: 'Add product' }).first().click();
    await fillProduct(merchant);
    await expect(merchant.getByRole('row', { name: productName })).toContainText('In approval');
  });

  const approver = await newPerson();
  await test.step('the first approver cannot give the second approval', async () => {
    await signIn(approver, origins.admin, demo.approver);
    await approver.getByRole('link', { name: /^Stores/ }).click();
    await approver.getByRole('link', { name: storeName }).click();
    await approver.getByRole('button', { name: 'Give first approval' }).click();
    await expect(approver.getByText('You gave the first approval.')).toBeVisible();
    await expect(approver.getByRole('button', { name: 'Give second approval' })).toHaveCount(0);
  });

  await test.step('a super admin gives the second approval, and the store is live', async () => {
    const superAdmin = await newPerson();
    await signIn(superAdmin, origins.admin, demo.superAdmin);
    await superAdmin.getByRole('link', { name: /^Stores/ }).click();
    await superAdmin.getByRole('link', { name: storeName }).first().click();
    await superAdmin.getByRole('button', { name: 'Give second approval' }).click();
    await expect(superAdmin.getByText('Second approval given. The store is open.')).toBeVisible();

    await merchant.goto(`${origins.merchant}/set-up`);
    await expect(merchant.getByText('Your store is live.')).toBeVisible();
  });

  await test.step('an admin approves the product', async () => {
    const admin = await newPerson();
    await signIn(admin, origins.admin, demo.admin);
    await admin.getByRole('link', { name: 'Products', exact: false }).first().click();
    await admin.getByRole('link', { name: productName }).click();
    await admin.getByRole('button', { name: 'Approve product' }).click();
    await expect(admin.getByRole('dialog')).toHaveCount(0);
  });

  await test.step('a customer finds and buys the product', async () => {
    const customer = await newPerson();
    await signIn(customer, origins.storefront, demo.customer);
    await customer.getByLabel('Search products and stores').fill('firefly reading lamp');
    await customer.keyboard.press('Enter');
    await customer.getByRole('link', { name: productName }).click();
    await expect(customer.getByRole('img', { name: productName }).first()).toBeVisible();
    await customer.getByRole('button', { name: 'Buy now' }).click();
    await customer.getByRole('button', { name: /^Pay ₦/ }).click();
    await payWithCard(customer, goodCard);
    await expect(customer.getByRole('heading', { name: /placed$/ })).toBeVisible();
    await expect(customer.getByText(storeName)).toBeVisible();
  });

  await test.step('the merchant is notified of the sale', async () => {
    await openEmailLink(merchant, email, 'New order');
    await expect(merchant.getByRole('table', { name: 'Items of this order' })).toContainText(
      productName,
    );
    await expect(merchant.getByRole('button', { name: 'Confirm order' })).toBeVisible();
  });
});

async function expectSetUp(merchant: Page, percent: number): Promise<void> {
  await expect(merchant.getByRole('progressbar', { name: 'Set-up progress' })).toHaveAttribute(
    'aria-valuenow',
    `${percent}`,
  );
}

async function fillBusiness(merchant: Page): Promise<void> {
  await merchant.getByLabel('Date of birth').fill('1988-04-17');
  await merchant.getByLabel('Number on the document').fill('48201938475');
  await uploadDocument(merchant, 'Your identity document', 'nin-slip.png');
  await merchant.getByLabel('Home address').fill('7 Ring Road');
  await chooseComboboxOption(merchant, 'State', 'Oyo');
  await chooseComboboxOption(merchant, 'Local government area', 'Ibadan North');
  await uploadDocument(merchant, 'Proof of address', 'electricity-bill.png');
  await chooseComboboxOption(merchant, 'Main category', 'Lighting');
  await merchant.getByRole('button', { name: 'Save business details' }).click();
}

async function uploadDocument(merchant: Page, field: string, name: string): Promise<void> {
  await merchant
    .getByLabel(field, { exact: true })
    .setInputFiles({ name, mimeType: 'image/png', buffer: await merchant.screenshot() });
  await expect(merchant.getByRole('link', { name: `Open ${name}` })).toBeVisible();
}

async function fillStore(merchant: Page): Promise<void> {
  await merchant.getByLabel('About the store').fill('Small lamps that last the night.');
  await merchant.getByLabel('Street address').fill('12 Dugbe Market');
  await chooseComboboxOption(merchant, 'State', 'Lagos');
  await chooseComboboxOption(merchant, 'Local government area', 'Surulere');
  await merchant.getByRole('button', { name: 'Save store profile' }).click();
}

async function fillBank(merchant: Page): Promise<void> {
  await chooseComboboxOption(merchant, 'Bank', 'Guaranty Trust Bank');
  await merchant.getByLabel('Account number').fill('0123456785');
  await expect(merchant.getByLabel('Account name')).toHaveValue(/\w+ \w+/);
  await merchant.getByRole('button', { name: 'Save bank account' }).click();
}

async function fillProduct(merchant: Page): Promise<void> {
  await merchant.getByLabel('Product name').fill(productName);
  await merchant.getByLabel('Description point 1').fill('Twelve hours of light from one charge.');
  await merchant.getByLabel('Add photos').setInputFiles({
    name: 'lamp.png',
    mimeType: 'image/png',
    buffer: await merchant.screenshot(),
  });
  await expect(merchant.getByRole('img', { name: 'Photo 1' })).toBeVisible();
  await merchant.getByLabel('Selling price').fill('4500');
  await chooseSelectOption(merchant, 'Category', 'Lighting');
  await merchant.getByLabel('SKU').fill('FF-CLIP-3');
  await merchant.getByLabel('In stock').fill('20');
  await merchant.getByRole('textbox', { name: 'Weight' }).fill('0.3');
  await merchant.getByRole('button', { name: 'Save product' }).click();
}
