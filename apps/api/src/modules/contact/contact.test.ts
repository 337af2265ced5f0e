import { afterAll, beforeAll, expect, it } from 'vitest';
import * as contract from '@market/api-client/contract';
import { contactMessagesTable } from '../../db/schema';
import { startMarket, type TestMarket } from '../../test/harness';
import { findLastMailTo } from '../../test/mails-and-history';

let market: TestMarket;
beforeAll(async () => {
  market = await startMarket({ env: { SUPPORT_EMAIL: 'help@market.example' } });
});
afterAll(() => market.close());

const message = {
  name: 'Ada Obi',
  email: 'ada@test.example',
  subject: 'A panel arrived broken',
  message: 'The glass of one panel has a crack.',
};
const send = (changes = {}) =>
  market.anonymous(contract.contact.send, { body: { ...message, ...changes } });

it('a contact message is stored and emailed to support, and its sender gets a confirmation that does not quote the message', async () => {
  const { reference } = await send({ phoneNumber: '0803 123 4567' });
  expect(await market.db.select().from(contactMessagesTable)).toMatchObject([
    { ...message, reference, phoneNumber: '0803 123 4567' },
  ]);
  const toSupport = await findLastMailTo(market, 'help@market.example');
  expect(toSupport).toMatchObject({
    subject: `${reference}: ${message.subject}`,
    text: expect.stringContaining(message.message),
  });
  const toWriter = await findLastMailTo(market, message.email);
  expect(toWriter?.subject).toContain(reference);
  expect(toWriter?.text).not.toContain(message.message);
});

it('contact messages from the same email address are limited', async () => {
  const email = 'victim@test.example';
  for (let sent = 0; sent < 3; sent += 1) await send({ email });
  await expect(send({ email: 'VICTIM@test.example' })).rejects.toMatchObject({ status: 429 });
  market.clock.advance(3_600_000);
  await expect(send({ email })).resolves.toMatchObject({
    reference: expect.stringMatching(/^MSG-/),
  });
});

it('an invalid contact message returns the invalid field', async () => {
  await expect(send({ email: 'ada' })).rejects.toMatchObject({
    status: 422,
    fields: [{ field: 'email' }],
  });
  await expect(send({ message: ' ' })).rejects.toMatchObject({
    status: 422,
    fields: [{ field: 'message' }],
  });
});
