import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import * as contract from '@market/api-client/contract';
import { jobKindNames } from '@market/domain/health/platform-health';
import { minutes } from '../../platform/clock';
import { startMarket, type TestMarket } from '../../test/harness';
import type { TestAccount } from '../../test/test-accounts';

let market: TestMarket;
let superAdmin: TestAccount;
beforeAll(async () => {
  // Nothing listens on this port, so every email fails.
  market = await startMarket({ env: { SMTP_URL: 'smtp://127.0.0.1:1', MAIL_FROM: 'a@b.example' } });
  superAdmin = await market.create.superAdmin();
});
afterAll(() => market.close());

const overview = () => market.as(superAdmin)(contract.health.overview);

it('the health page lists failing jobs and unsent emails with their error, and retries them', async () => {
  await market.runJobs({ tolerateFailures: true });
  const before = await overview();
  await market.services.outbox.mail(market.db, {
    kind: 'test',
    to: 'amaka@test.example',
    subject: 'Your order',
    text: 'It is on its way.',
  });
  await market.services.outbox.enqueue(market.db, { kind: 'unknown', payload: {} });
  expect((await overview()).waitingJobs).toMatchObject({
    count: 2,
    rows: [{ kind: 'mail.send' }, { kind: 'unknown' }],
  });

  await market.runJobs({ tolerateFailures: true });
  const { jobs, mails, waitingJobs } = await overview();
  expect(waitingJobs.count).toBe(0);
  expect(jobs).toMatchObject({
    count: before.jobs.count + 1,
    rows: [
      ...before.jobs.rows,
      { kind: 'unknown', attempts: 1, lastError: 'No handler for jobs of kind unknown' },
    ],
  });
  const mail = mails.rows.find(({ recipient }) => recipient === 'amaka@test.example');
  expect(mail).toMatchObject({ subject: 'Your order', attempts: 1 });
  expect(mail?.lastError).toContain('ECONNREFUSED');

  await market.as(superAdmin)(contract.health.retryJob, { params: { id: mail?.id ?? '' } });
  await market.runJobs({ tolerateFailures: true });
  const retried = (await overview()).mails.rows.find(({ id }) => id === mail?.id);
  expect(retried?.attempts).toBe(2);

  await expect(market.as(superAdmin)(contract.health.retryAllJobs)).resolves.toEqual({
    retried: jobs.count + mails.count,
  });
});

it('the health page runs a waiting job before those that became due earlier', async () => {
  const { outbox } = market.services;
  for (const kind of ['first', 'second']) await outbox.enqueue(market.db, { kind, payload: {} });
  const [, second] = (await overview()).waitingJobs.rows;
  const run = () =>
    market.as(superAdmin)(contract.health.runJob, { params: { id: second?.id ?? '' } });
  await run();
  expect((await overview()).waitingJobs.rows.map(({ kind }) => kind)).toEqual(['second', 'first']);
  const [entry] = (await market.as(superAdmin)(contract.audit.list)).rows;
  expect(entry).toMatchObject({ action: 'job.movedToFront', subjectName: 'second' });
  await market.runJobs({ tolerateFailures: true });
  await expect(run()).rejects.toMatchObject({ status: 409 });
});

it('the health page refuses to retry a job that has not failed', async () => {
  market.clock.advance(minutes(1));
  await expect(
    market.as(superAdmin)(contract.health.retryJob, { params: { id: randomUUID() } }),
  ).rejects.toMatchObject({ status: 404 });
});

it('the health page names every kind of job', () => {
  expect(Object.keys(jobKindNames).sort()).toEqual([...market.jobKinds].sort());
});
