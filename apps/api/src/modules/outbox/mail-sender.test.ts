import { once } from 'node:events';
import { createServer } from 'node:net';
import { createInterface } from 'node:readline';
import { expect, it } from 'vitest';
import { startMarket } from '../../test/harness';
import { minutes } from '../../platform/clock';

/** Starts a mail server that accepts every email and keeps its text. */
async function startMailServer() {
  const mails: string[] = [];
  const server = createServer((socket) => {
    let text: string[] | undefined;
    socket.on('error', () => undefined);
    socket.write('220 ready\r\n');
    createInterface({ input: socket }).on('line', (line) => {
      if (text && line === '.') {
        mails.push(text.join('\n'));
        text = undefined;
        socket.write('250 kept\r\n');
      } else if (text) text.push(line);
      else if (/^data/i.test(line)) {
        text = [];
        socket.write('354 go on\r\n');
      } else socket.write(/^quit/i.test(line) ? '221 bye\r\n' : '250 fine\r\n');
    });
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : undefined;
  return { mails, url: `smtp://127.0.0.1:${port}`, stop: () => server.close() };
}

it('the email sender sends an email once when the mail server is up, and retries when it is down', async () => {
  const server = await startMailServer();
  const market = await startMarket({
    env: { SMTP_URL: server.url, MAIL_FROM: 'Voltmart <post@voltmart.example>' },
  });
  const mail = {
    kind: 'test',
    to: 'ada@test.example',
    subject: 'Your order',
    text: 'It is on its way.',
    link: 'http://shop.localhost:8080/orders',
  };
  await market.services.outbox.mail(market.db, mail);
  await market.runJobs();
  await market.runJobs();
  expect(server.mails).toHaveLength(1);
  expect(server.mails[0]).toMatch(
    /From: Voltmart <post@voltmart\.example>[\s\S]*Subject: Your order[\s\S]*It is on its way\.[\s\S]*http:\/\/shop\.localhost:8080\/orders/,
  );
  server.stop();
  await market.services.outbox.mail(market.db, mail);
  await expect(market.runJobs({ tolerateFailures: true })).resolves.toHaveLength(1);
  market.clock.advance(minutes(1));
  await expect(market.runJobs({ tolerateFailures: true })).resolves.toHaveLength(1);
  await market.close();
});
