import { expect, it } from 'vitest';
import { startMarket } from '../../test/harness';

it('the demo outbox shows 50 emails and text messages per page, newest first', async () => {
  const market = await startMarket({ env: { DEMO: 'true' } });
  const { outbox } = market.services;
  await outbox.mails(
    market.db,
    Array.from({ length: 51 }, (_, index) => ({
      kind: 'test',
      to: 'ada@test.example',
      subject: `Email ${index + 1}`,
      text: 'Text of the email',
    })),
  );
  await outbox.sms(market.db, { kind: 'test', to: '0803 555 0142', text: 'Your rider is near' });
  const open = async (url: string) => {
    const { body } = await market.app.inject({ url, headers: { host: 'shop.localhost:8080' } });
    return {
      titles: [...body.matchAll(/<h2>(.*)<\/h2>/g)].map(([, title]) => title),
      older: /href="(\/outbox\?before=[^"]+)"/.exec(body)?.[1],
    };
  };
  const newest = await open('/outbox');
  expect([newest.titles.length, newest.titles[0], newest.titles.at(-1)]).toEqual([
    50,
    'Text message',
    'Email 3',
  ]);
  expect(await open(newest.older ?? '')).toEqual({ titles: ['Email 2', 'Email 1'] });
  expect(await open('/outbox?before=nonsense')).toEqual(newest);
  await market.close();
});
