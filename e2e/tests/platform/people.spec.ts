import { expect, test } from '../../fixtures/people';
import { openEmailLink } from '../../helpers/mail';
import { checkPage } from '../../helpers/quality';
import { demo, fillSignIn, signIn } from '../../helpers/sign-in';

const email = 'tunde@staff.example';
const password = 'grid-and-garden';

test('a super admin invites an operations admin, and later deactivates the account', async ({
  page: superAdmin,
  newPerson,
  stack,
}) => {
  test.slow();
  const { origins } = stack;
  const tunde = await newPerson();

  await test.step('the super admin chooses a permission preset for the invitation', async () => {
    await signIn(superAdmin, origins.admin, demo.superAdmin);
    await superAdmin.getByRole('link', { name: 'People' }).click();
    await superAdmin.getByRole('link', { name: 'Add person' }).click();
    const form = superAdmin.getByRole('dialog', { name: 'Add person' });
    await form.getByLabel('First name').fill('Túndé');
    await form.getByLabel('Last name').fill('Adéyẹmí');
    await form.getByLabel('Email').fill(email);
    await form.getByRole('button', { name: 'Operations' }).click();
    await form.getByRole('button', { name: 'Send invitation' }).click();
    await expect(superAdmin.getByRole('row', { name: /Túndé Adéyẹmí/ })).toContainText('Link sent');
  });

  await test.step('the admin chooses a password and sees only operations', async () => {
    await openEmailLink(tunde, email, 'invited you to join');
    await tunde.getByLabel('New password').fill(password);
    await tunde
      .getByRole('button', { name: /password/i })
      .last()
      .click();
    await expect(tunde.getByText(/Your password has been changed/)).toBeVisible();
    await tunde.goto(`${origins.admin}/sign-in`);
    await fillSignIn(tunde, { email, password });
    const menu = tunde.getByRole('navigation', { name: 'Main' });
    await expect(menu.getByRole('link', { name: /^Orders/ })).toBeVisible();
    await expect(menu.getByRole('link', { name: 'Finance reports' })).toHaveCount(0);
    await expect(menu.getByRole('link', { name: 'People' })).toHaveCount(0);
    await tunde.goto(`${origins.admin}/people`);
    await expect(tunde.getByRole('link', { name: 'Add person' })).toHaveCount(0);
  });

  await test.step('the admin assigns an order to a shipping partner', async () => {
    await tunde.goto(`${origins.admin}/orders?assignment=unassigned&status=ready_for_pickup`);
    await tunde.getByRole('main').getByRole('link', { name: /^VM-/ }).first().click();
    await tunde.getByRole('link', { name: 'Assign delivery' }).click();
    await tunde.getByRole('radio', { name: /Quick Fleet/ }).check();
    await tunde.getByRole('button', { name: 'Assign to Quick Fleet' }).click();
    await expect(tunde.getByText('Waiting for Quick Fleet to accept')).toBeVisible();
  });

  await test.step('a deactivated account is signed out and cannot sign in', async () => {
    await superAdmin.getByRole('link', { name: 'Túndé Adéyẹmí' }).click();
    const drawer = superAdmin.getByRole('dialog', { name: 'Túndé Adéyẹmí' });
    await drawer.getByRole('button', { name: 'Deactivate' }).click();
    const dialog = superAdmin.getByRole('dialog', { name: 'Deactivate Túndé Adéyẹmí?' });
    await dialog.getByLabel('Reason').fill('Moved to another company');
    await dialog.getByRole('button', { name: 'Deactivate' }).click();
    await expect(drawer.getByText('Deactivated: Moved to another company')).toBeVisible();
    await checkPage(superAdmin);

    await tunde.reload();
    await expect(tunde).toHaveURL(/\/sign-in/);
    await tunde.getByLabel('Email', { exact: true }).fill(email);
    await tunde.getByLabel('Password', { exact: true }).fill(password);
    await tunde.getByRole('button', { name: 'Sign in', exact: true }).click();
    await expect(tunde.getByRole('alert')).toBeVisible();
  });

  await test.step('the audit log lists the invitation, the assignment and the deactivation', async () => {
    await superAdmin.goto(`${origins.admin}/audit?search=Adéyẹmí`);
    const log = superAdmin.getByRole('table', { name: 'Audit log' });
    await expect(
      log.getByRole('row', { name: /Deactivated an account.*Moved to another/ }),
    ).toBeVisible();
    await expect(log.getByRole('row', { name: /Created an account/ })).toBeVisible();
    await superAdmin.goto(`${origins.admin}/audit?subject=order`);
    await log.getByRole('link', { name: 'Changed an order’s status' }).first().click();
    await expect(superAdmin.getByRole('dialog').getByText('Assigned to Quick Fleet')).toBeVisible();
    await checkPage(superAdmin);
  });
});
