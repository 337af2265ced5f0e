import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as contract from '@market/api-client/contract';
import { hours } from '../../platform/clock';
import { startMarket, type TestMarket } from '../../test/harness';
import { createProduct } from '../../test/sales';
import type { TestAccount } from '../../test/test-accounts';

const { all, answer, ask, hide, list, received, remove, show } = contract.questions;

describe('questions', () => {
  let market: TestMarket;
  let merchant: TestAccount;
  let ada: TestAccount;
  let productId: string;
  beforeAll(async () => {
    market = await startMarket();
    merchant = await market.create.merchant({ storeName: 'Helios Yard' });
    ada = await market.create.customer({ firstName: 'Ada', lastName: 'Obi' });
    ({ productId } = await createProduct(market, merchant, { name: 'Panel' }));
  });
  afterAll(() => market.close());

  const askQuestion = async (text: string): Promise<string> => {
    market.clock.advance(hours(1));
    await market.as(ada)(ask, { body: { productId, text } });
    const { rows } = await market.as(merchant)(received, { query: { search: text } });
    return rows[0]?.id ?? '';
  };
  const listShown = async (search?: string) =>
    (await market.anonymous(list, { params: { productId }, query: { search } })).rows;
  const mailsTo = (email: string, kind: string) =>
    market.services.outbox
      .mailsTo(market.db, email)
      .then((mails) => mails.filter((mail) => mail.kind === kind));

  it('are public once answered, with one notification to the store and then one to the asker', async () => {
    const id = await askQuestion('How wide is one panel?');
    expect(await listShown()).toEqual([]);
    const [notice] = (await market.as(merchant)(contract.notifications.list)).rows;
    expect(notice).toMatchObject({
      topic: 'questions',
      title: 'A question about Panel',
      detail: 'How wide is one panel?',
      path: '/questions?state=open',
    });
    await market.as(merchant)(answer, { params: { id }, body: { text: 'It is 1.13 m wide.' } });
    await market.as(merchant)(answer, { params: { id }, body: { text: 'It is 1.134 m wide.' } });
    expect(await listShown('1.134')).toMatchObject([
      { text: 'How wide is one panel?', asker: 'Ada O.', answer: { text: 'It is 1.134 m wide.' } },
    ]);
    expect(await listShown('battery')).toEqual([]);
    const mails = await mailsTo(ada.email, 'question-answered');
    expect(mails.map(({ text }) => text)).toEqual([
      'Hello Ada,\n\nYou asked: How wide is one panel?\n\nHelios Yard answered: It is 1.13 m wide.',
    ]);
  });

  it('disappear from the page when the store hides them, and return when the store shows them again', async () => {
    const id = await askQuestion('Is this the cheapest shop?');
    const call = market.as(merchant);
    await call(answer, { params: { id }, body: { text: 'We think so.' } });
    const hidden = await call(hide, { params: { id }, body: { reason: 'Not about the product' } });
    expect(hidden).toMatchObject({
      state: 'hidden',
      hidden: { by: 'store', reason: 'Not about the product' },
    });
    expect(await listShown('cheapest')).toEqual([]);
    const repeated = { params: { id }, body: { reason: 'Again', text: 'Again' } };
    await expect(call(hide, repeated)).rejects.toMatchObject({ status: 409 });
    await expect(call(answer, repeated)).rejects.toMatchObject({ status: 409 });
    expect(await call(show, { params: { id } })).toMatchObject({ state: 'answered' });
    expect(await listShown('cheapest')).toHaveLength(1);
    await expect(call(show, { params: { id } })).rejects.toMatchObject({ status: 409 });
  });

  it('that the platform removes stay removed, with an entry in the product’s history', async () => {
    const id = await askQuestion('Where does the owner live?');
    const admin = market.as(await market.create.superAdmin());
    const [row] = (await admin(all, { query: { search: 'owner live' } })).rows;
    expect(row).toMatchObject({ id, state: 'open', store: { name: 'Helios Yard' } });
    const input = { params: { id }, body: { reason: 'Personal data' } };
    await admin(remove, input);
    await expect(admin(remove, input)).rejects.toMatchObject({ status: 409 });
    await expect(market.as(merchant)(show, { params: { id } })).rejects.toMatchObject({
      status: 409,
    });
    const history = await admin(contract.audit.history, {
      query: { subject: 'product', subjectId: productId },
    });
    expect(history).toMatchObject([
      { action: 'question.removed', subjectName: 'Panel', reason: 'Personal data' },
    ]);
    expect(await mailsTo(merchant.email, 'question-removed')).toHaveLength(1);
  });

  it('are listed by state with the number of open ones, and are hidden from other stores', async () => {
    const id = await askQuestion('Does it work in the rain?');
    const call = market.as(merchant);
    const open = await call(received, { query: { state: 'open' } });
    expect(open.rows.map((question) => question.id)).toContain(id);
    expect(open.open).toBe(open.count);
    const other = market.as(await market.create.merchant());
    expect(await other(received)).toEqual({ rows: [], count: 0, open: 0 });
    await expect(
      other(answer, { params: { id }, body: { text: 'Mine now.' } }),
    ).rejects.toMatchObject({ status: 404 });
  });

  it('are limited in length, to five an hour, and to products that are on sale', async () => {
    const body = { productId, text: 'Short?' };
    const asOtherCustomer = market.as(await market.create.customer());
    await expect(asOtherCustomer(ask, { body })).rejects.toMatchObject({ status: 422 });
    await expect(
      asOtherCustomer(ask, { body: { productId: crypto.randomUUID(), text: 'Is it sold here?' } }),
    ).rejects.toMatchObject({ status: 404 });
    for (let time = 0; time < 5; time += 1)
      await asOtherCustomer(ask, { body: { productId, text: `Question number ${time}` } });
    await expect(
      asOtherCustomer(ask, { body: { productId, text: 'One too many now' } }),
    ).rejects.toMatchObject({ status: 429 });
  });
});
