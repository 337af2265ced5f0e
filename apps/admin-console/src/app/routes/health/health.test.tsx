import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import * as health from '@market/api-client/contract/main/health';
import * as payouts from '@market/api-client/contract/main/payouts';
import type { PlatformHealth } from '@market/domain/health/platform-health';
import { buildAccount } from '@market/testing/factories/accounts';
import { mock } from '@market/testing/mock';
import { mockServer } from '@market/testing/server';
import { renderApp } from '@market/web-kit/testing/render-app';
import { buildPayout } from '../../../test/build-payout';
import { routes } from '../../routes';

const emptyList = { rows: [], count: 0 };
const healthy: PlatformHealth = {
  checkedAt: '2026-11-20T12:00:00.000Z',
  jobs: emptyList,
  waitingJobs: emptyList,
  transfers: emptyList,
  paymentEvents: emptyList,
  mails: emptyList,
};
const failure = {
  attempts: 3,
  nextTryAt: '2026-11-20T12:04:00.000Z',
  createdAt: '2026-11-20T10:00:00.000Z',
};
const stuck: PlatformHealth = {
  ...healthy,
  jobs: {
    rows: [{ ...failure, id: 'job-1', kind: 'payment.refund', lastError: 'Storage is full' }],
    count: 1,
  },
  waitingJobs: {
    rows: [
      {
        id: 'job-3',
        kind: 'payout.transfer',
        reference: 'pay-01a21bc4-ee5f-711c-94a9-cea071c6285f',
        dueAt: '2026-11-20T11:30:00.000Z',
      },
    ],
    count: 14,
  },
  transfers: {
    rows: [
      {
        id: 'payout-1',
        reference: 'payout-0001',
        hasNewAccount: true,
        payeeName: 'Sitewell Supplies',
        amount: 48_336_800,
        reason: 'Account closed',
        failedAt: '2026-11-18T12:00:00.000Z',
      },
    ],
    count: 1,
  },
  mails: {
    rows: [
      {
        ...failure,
        id: 'job-2',
        subject: 'Payout approved',
        recipient: 'ibinabo@example.com',
        lastError: 'connect ECONNREFUSED 127.0.0.1:25',
      },
    ],
    count: 1,
  },
};

const server = mockServer();
beforeEach(() => server.use());
const open = (answer: PlatformHealth) => {
  server.use(mock.ok(health.overview, answer));
  return renderApp('admin', routes, '/health', { as: buildAccount('super_admin') });
};

describe('the health page', () => {
  it('shows one sentence instead of tables when nothing is stuck', async () => {
    open(healthy);
    expect(await screen.findByText('No job is failing.')).toBeVisible();
    expect(screen.queryByRole('table')).not.toBeInTheDocument();
  });

  it('shows what is stuck and for how long, the error in plain words, and a button to retry', async () => {
    const { user } = open(stuck);
    const jobs = within(await screen.findByRole('table', { name: 'Jobs' }));
    expect(
      jobs.getByRole('row', {
        name: /Send a refund.*Storage is full.*3 times.*2 hours/,
      }),
    ).toBeVisible();
    const transfers = within(screen.getByRole('table', { name: 'Transfers' }));
    expect(transfers.getByRole('link', { name: /to Sitewell Supplies$/ })).toHaveAttribute(
      'href',
      '/payouts/payout-0001',
    );
    const mails = within(screen.getByRole('table', { name: 'Emails' }));
    expect(mails.getByText('The other server cannot be reached')).toBeVisible();

    const retried = vi.fn();
    server.use(
      mock.ok(health.retryJob, ({ params }) => {
        retried(params['id']);
        return { retried: 1 };
      }),
      mock.ok(health.overview, healthy),
    );
    await user.click(
      mails.getByRole('button', { name: 'Retry Payout approved to ibinabo@example.com' }),
    );
    await waitFor(() => expect(retried).toHaveBeenCalledWith('job-2'));
    expect(await screen.findByText('No job is failing.')).toBeVisible();
  });

  it('runs a waiting job now, and sends a rejected transfer to the payee’s new account', async () => {
    const { user } = open(stuck);
    const called = vi.fn();
    server.use(
      mock.ok(health.runJob, ({ params }) => {
        called(params['id']);
        return { retried: 1 };
      }),
      mock.ok(payouts.createOrApprove, ({ body }) => {
        called(body);
        return buildPayout();
      }),
    );
    const waiting = within(await screen.findByRole('table', { name: 'Waiting jobs' }));
    expect(
      waiting.getByRole('row', { name: /Send a payout.*PAY-06H1-QH7E-BYEE.*30 minutes/ }),
    ).toBeVisible();
    await user.click(waiting.getByRole('button', { name: 'Run Send a payout now' }));
    await waitFor(() => expect(called).toHaveBeenLastCalledWith('job-3'));
    await user.click(
      screen.getByRole('button', { name: 'Send to the new account, to Sitewell Supplies' }),
    );
    await waitFor(() =>
      expect(called).toHaveBeenLastCalledWith({ action: 'approve', payoutId: 'payout-1' }),
    );
  });

  it('is for super admins only', async () => {
    renderApp('admin', routes, '/health', { as: buildAccount('admin', { resources: ['orders'] }) });
    expect(
      await screen.findByRole('heading', { name: 'You do not have access to this page' }),
    ).toBeVisible();
    expect(screen.getByText('Ask a super admin for access.')).toBeVisible();
  });
});
