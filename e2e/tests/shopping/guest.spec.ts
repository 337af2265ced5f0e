import { expect, test } from '../../fixtures/people';
import { openLatestEmail, openEmailLink } from '../../helpers/mail';
import { goodCard, payWithCard } from '../../helpers/money';
import { fillAddress, searchAndAdd } from '../../helpers/shop';
import { fillSignIn } from '../../helpers/sign-in';

const guest = { email: 'kunle.bello@mail.example', password: 'lanterns-no-more' };

test(
  'a guest buys, opens the order with the emailed link, and keeps the order by choosing a password',
  { tag: '@phone' },
  async ({ page: shopping, newPerson, stack }) => {
    test.setTimeout(150_000);
    const shop = stack.origins.storefront;

    await test.step('the guest checks out with an email address, a name, a phone number and an address', async () => {
      await shopping.goto(shop);
      await searchAndAdd(shopping, 'Sunforge panel');
      await shopping.goto(`${shop}/checkout`);
      await shopping.getByLabel('Email for the receipt and delivery code').fill(guest.email);
      await shopping.getByRole('button', { name: 'Continue as a guest' }).click();
      await shopping.getByLabel('Recipient’s name').fill('Kunle Bello');
      await fillAddress(shopping, {
        phoneNumber: '0803 555 0188',
        state: 'Lagos',
        area: 'Surulere',
        street: '4 Bode Thomas Street',
      });
      await shopping.getByRole('button', { name: /^Pay ₦/ }).click();
      await payWithCard(shopping, goodCard);
      await expect(shopping.getByRole('heading', { name: 'Order placed' })).toBeVisible();
      await expect(shopping.getByText('Thank you, Kunle Bello.')).toBeVisible();
    });

    const elsewhere = await newPerson();
    const order =
      await test.step('the emailed link opens the order in another browser, without a password', async () => {
        await elsewhere.goto(`${shop}/outbox`);
        await openEmailLink(elsewhere, guest.email, 'has been placed');
        await expect(elsewhere.getByText('Ordered as a guest with')).toBeVisible();
        const link = elsewhere.getByRole('link', { name: /VM-\d+/ });
        const [name = ''] = /VM-\d+/.exec(await link.innerText()) ?? [];
        await link.click();
        await expect(elsewhere.getByText(`Order ${name}, placed`)).toBeVisible();
        return name;
      });

    await test.step('the guest chooses a password, and confirms the email address with the emailed link', async () => {
      await elsewhere.goto(`${shop}/orders`);
      await elsewhere.getByLabel('Password', { exact: true }).fill(guest.password);
      await elsewhere.getByRole('button', { name: 'Create account' }).click();
      await expect(elsewhere.getByText('We sent a link to')).toBeVisible();
      await openEmailLink(elsewhere, guest.email, 'Confirm your email address');
      await elsewhere.getByRole('button', { name: 'Confirm my email address' }).click();
      await elsewhere.getByRole('link', { name: 'Sign in' }).click();
      await fillSignIn(elsewhere, guest);
      await expect(elsewhere).toHaveURL(`${shop}/orders`);
      await expect(elsewhere.getByRole('link', { name: order })).toBeVisible();
      await expect(elsewhere.getByText('Ordered as a guest with')).toHaveCount(0);
    });

    await test.step('the link in the order email no longer opens the order', async () => {
      const other = await newPerson();
      await other.goto(`${shop}/outbox`);
      await (
        await openLatestEmail(other, guest.email, 'has been placed')
      )
        .getByRole('link')
        .click();
      await expect(other.getByRole('alert')).toHaveText(
        'This order is now in an account. Sign in to see it.',
      );
    });
  },
);
