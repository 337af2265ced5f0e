import { expect, phoneContext, test } from '../../fixtures/people';
import { offerToDispatcher, signInToApi } from '../../helpers/api';
import { startReleaseProxy } from '../../helpers/release-proxy';
import { demo, signIn } from '../../helpers/sign-in';

test('a rider records the same steps on two phones without a network: they survive an update of the app, each phone sends its steps once, and the order moves once', async ({
  newPerson,
  request,
  stack,
}) => {
  const scheduler = await signInToApi(request, stack.origins.logistics, {
    ...demo.scheduler,
    userType: 'admin',
  });
  const orderId = await offerToDispatcher(scheduler, demo.dispatcher.email);
  const proxy = await startReleaseProxy(stack.origins.logistics);
  const phones = [await newPerson(phoneContext), await newPerson(phoneContext)] as const;
  const [updated, other] = phones;
  for (const phone of phones) {
    await signIn(phone, proxy.origin, demo.dispatcher);
    await phone.goto(`${proxy.origin}/orders/${orderId}`);
    await expect(phone.getByRole('button', { name: 'Accept order' })).toBeVisible();
  }

  proxy.areStepsLost = true;
  for (const phone of phones) {
    await phone.getByRole('button', { name: 'Accept order' }).click();
    await phone.getByRole('button', { name: 'Mark as picked up' }).click();
    await expect(phone.getByText('2 waiting to send')).toBeVisible();
  }
  proxy.release();
  await updated.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready;
    const updates = new Promise((resolve) =>
      navigator.serviceWorker.addEventListener('controllerchange', resolve, { once: true }),
    );
    await registration.update();
    await updates;
  });
  await updated.goto(`${proxy.origin}/waiting`);
  await expect(updated.getByText('2 waiting to send').first()).toBeVisible();

  proxy.areStepsLost = false;
  for (const phone of phones) await phone.evaluate(() => dispatchEvent(new Event('online')));
  await expect(updated.getByRole('heading', { name: 'Nothing to send' })).toBeVisible();
  await expect(other.getByText('2 waiting to send')).toHaveCount(0);
  await expect(other.getByText(/rejected/)).toHaveCount(0);
  expect(proxy.sent).toHaveLength(4);
  expect(new Set(proxy.sent).size).toBe(4);

  await updated.goto(`${proxy.origin}/orders/${orderId}`);
  const activities = updated.getByRole('list', { name: /^Activity/ }).getByRole('listitem');
  await expect(activities.filter({ hasText: 'Collected' })).toHaveCount(1);
  proxy.close();
});
