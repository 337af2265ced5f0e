import { once } from 'node:events';
import { createServer } from 'node:http';
import { json } from 'node:stream/consumers';
import { expect, it } from 'vitest';
import { minutes } from '../../platform/clock';
import { startMarket } from '../../test/harness';

/** Starts a gateway that stores the messages that it accepts, and can reject messages. */
async function startGateway() {
  const state = { accepted: [] as unknown[], refuses: false };
  const server = createServer((request, response) => {
    void json(request).then((body) => {
      if (!state.refuses) state.accepted.push({ path: request.url, body });
      response.writeHead(state.refuses ? 400 : 200, { 'content-type': 'application/json' });
      response.end(JSON.stringify({ message: state.refuses ? 'Insufficient balance' : 'Sent' }));
    });
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : undefined;
  return { state, url: `http://127.0.0.1:${port}`, stop: () => server.close() };
}

it('the SMS sender sends a text message once when the gateway accepts it, and retries when it refuses', async () => {
  const { state, url, stop } = await startGateway();
  const market = await startMarket({
    env: { TERMII_API_KEY: 'a key for tests', TERMII_URL: url, SMS_SENDER: 'Voltmart' },
  });
  const { outbox } = market.services;
  const send = () =>
    outbox.sms(market.db, {
      kind: 'order-delivered',
      to: '0803 123 4567',
      text: 'It arrives on Tuesday 24\u00a0November. See the order’s page.',
    });
  await send();
  await market.runJobs();
  await market.runJobs();
  expect(state.accepted).toEqual([
    {
      path: '/api/sms/send',
      body: {
        api_key: 'a key for tests',
        to: '2348031234567',
        from: 'Voltmart',
        sms: "It arrives on Tuesday 24 November. See the order's page.",
        type: 'plain',
        channel: 'dnd',
      },
    },
  ]);

  state.refuses = true;
  await send();
  await expect(market.runJobs({ tolerateFailures: true })).resolves.toEqual([
    expect.objectContaining({
      message: 'Termii answered with status 400: Insufficient balance',
    }),
  ]);
  state.refuses = false;
  market.clock.advance(minutes(1));
  await market.runJobs();
  expect(state.accepted).toHaveLength(2);
  stop();
  await market.close();
});
