import { expect, test } from '../../fixtures/people';
import { checkPage, collectErrors } from '../../helpers/quality';
import { demo, signIn } from '../../helpers/sign-in';

/** Has the first approval in the demo, and has it again at the end of the test. */
const store = { name: 'Bonny Marine Power', email: 'volta@stores.example' };
const reason = 'Nobody answers at this phone number.';
const answer = 'The jetty office has a new line.';
const phone = { before: '0813 555 0111', after: '0813 555 0199' };

test('approvers send a store back and compare what its merchant changed, and a first approver cannot give the second approval', async ({
  page: approver,
  newPerson,
  stack: { origins },
}) => {
  const errors = collectErrors(approver);
  const application = (page: typeof approver) => page.getByRole('region', { name: store.name });

  await test.step('the approver sees the stores, and no other area of the console', async () => {
    await signIn(approver, origins.admin, demo.approver);
    const menu = approver.getByRole('navigation', { name: 'Main' });
    await expect(menu.getByRole('link')).toHaveText([/^Inbox/, /^Stores/, 'Merchants and stores']);
    await approver.goto(`${origins.admin}/orders`);
    await expect(
      approver.getByRole('heading', { name: 'You do not have access to this page' }),
    ).toBeVisible();
  });

  await test.step('the approver sends the store back with a reason', async () => {
    await approver.getByRole('link', { name: /^Stores/ }).click();
    await approver.getByRole('link', { name: store.name }).click();
    await application(approver).getByRole('button', { name: 'Send back' }).click();
    const dialog = approver.getByRole('dialog', { name: `Send ${store.name} back?` });
    await dialog.getByLabel('Reason').fill(reason);
    await checkPage(approver);
    await dialog.getByRole('button', { name: 'Send back' }).click();
    await expect(application(approver).getByRole('list', { name: 'Approvals' })).toContainText(
      `Sent back, ${reason}`,
    );
  });

  await test.step('the merchant reads the reason, corrects the phone number and submits again', async () => {
    const merchant = await newPerson();
    await signIn(merchant, origins.merchant, store);
    await merchant.goto(`${origins.merchant}/set-up?step=store`);
    await expect(merchant.getByText(reason)).toBeVisible();
    await merchant.getByLabel('Phone number').fill(phone.after);
    await merchant.getByRole('button', { name: 'Save store profile' }).click();
    await merchant.getByLabel('Message to the approvers').fill(answer);
    await merchant.getByRole('button', { name: 'Submit again' }).click();
    await expect(merchant.getByText('Two people review every new store.')).toBeVisible();
  });

  await test.step('a first approver compares the change, and cannot give the second approval', async () => {
    const first = await newPerson();
    await signIn(first, origins.admin, demo.firstApprover);
    await first.getByRole('link', { name: /^Stores/ }).click();
    await first.getByRole('link', { name: store.name }).click();
    await expect(application(first)).toContainText(answer);
    const change = application(first).getByRole('row', { name: /^Phone/ });
    await expect(change.getByRole('cell')).toHaveText([phone.before, phone.after]);
    await checkPage(first);
    await first.getByRole('button', { name: 'Give first approval' }).click();
    await expect(first.getByText('Someone else must give the second.')).toBeVisible();
    await expect(first.getByRole('button', { name: 'Give second approval' })).toHaveCount(0);
  });

  await test.step('the store waits in the inbox of an approver who gives second approvals', async () => {
    const second = await newPerson();
    await signIn(second, origins.admin, demo.secondApprover);
    const decision = second.getByRole('region', { name: 'Selected decision' });
    await expect(decision.getByRole('heading', { name: store.name })).toBeVisible();
    await expect(decision).toContainText(`Kemi Adebayo: ${reason}`);
    await decision.getByRole('link', { name: 'See the documents and checks' }).click();
    await expect(second.getByRole('button', { name: 'Give second approval' })).toBeEnabled();
  });

  expect(errors).toEqual([]);
});
