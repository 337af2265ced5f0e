import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import * as audit from '@market/api-client/contract/main/audit';
import type { AuditEntry } from '@market/domain/audit/audit';
import { buildAccount } from '@market/testing/factories/accounts';
import { mock } from '@market/testing/mock';
import { mockServer } from '@market/testing/server';
import { renderApp } from '@market/web-kit/testing/render-app';
import { routes } from '../../routes';

const suspension: AuditEntry = {
  id: '0b0e9b5e-6a0e-4d7c-9d2e-0a4f5a1c0011',
  at: '2026-11-20T10:00:00.000Z',
  actorId: '0b0e9b5e-6a0e-4d7c-9d2e-0a4f5a1c0001',
  actorName: 'Hauwa Bello',
  actorRole: 'super_admin',
  action: 'store.suspended',
  subject: 'store',
  subjectId: '0b0e9b5e-6a0e-4d7c-9d2e-0a4f5a1c0002',
  subjectName: 'Helios Yard',
  changes: [{ field: 'officialOutlet', before: 'Yes' }],
  reason: 'The certificate has expired',
};

const onRequest = vi.fn();
const server = mockServer();
beforeEach(() => {
  onRequest.mockReset();
  server.use(
    mock.ok(audit.list, ({ query }) => {
      onRequest(query);
      return { rows: [suspension], count: 1 };
    }),
  );
});
const open = (address: string) =>
  renderApp('admin', routes, address, { as: buildAccount('super_admin') });

it('the audit log lists who did what, and opens an entry with the values before and after', async () => {
  const { user, router } = open('/audit?subject=store&from=2026-11-01');
  expect(
    await screen.findByRole('row', {
      name: /Suspended a store.*The certificate has expired.*Helios Yard.*Hauwa Bello.*Super admin/,
    }),
  ).toBeVisible();
  expect(onRequest).toHaveBeenLastCalledWith(
    expect.objectContaining({ subject: 'store', from: '2026-11-01' }),
  );
  await user.click(screen.getByRole('link', { name: 'Suspended a store' }));
  const drawer = within(await screen.findByRole('dialog', { name: 'Suspended a store' }));
  expect(drawer.getByRole('row', { name: 'Official outlet Yes nothing' })).toBeVisible();
  expect(drawer.getByRole('link', { name: 'Helios Yard' })).toHaveAttribute(
    'href',
    `/merchants/${suspension.subjectId}`,
  );
  await user.click(drawer.getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(router.state.location.search).toBe('?subject=store&from=2026-11-01');
});

it('the audit log links an entry to all entries by the same person, as a filter that can be removed', async () => {
  const { user, router } = open(`/audit?subject=store&entry=${suspension.id}`);
  const drawer = within(await screen.findByRole('dialog', { name: 'Suspended a store' }));
  await user.click(drawer.getByRole('link', { name: 'All entries by this person' }));
  await user.click(await screen.findByRole('button', { name: 'By: Hauwa Bello' }));
  expect(onRequest).toHaveBeenCalledWith({ actorId: suspension.actorId, limit: 20, offset: 0 });
  expect(router.state.location.search).toBe('');
});

it('the audit log exports the filtered entries', async () => {
  server.use(
    mock.ok(audit.exportLink, ({ query }) => {
      onRequest(query);
      return { url: '/api/exports/audit?of=x', expiresAt: '2026-11-20T13:25:00.000Z' };
    }),
  );
  const { user } = open('/audit?action=store.suspended&search=Hauwa');
  await user.click(await screen.findByRole('button', { name: 'Export CSV' }));
  await waitFor(() =>
    expect(onRequest).toHaveBeenLastCalledWith({ action: 'store.suspended', search: 'Hauwa' }),
  );
});

it('the audit log shows a message when no entry matches, and an error when it cannot be loaded', async () => {
  server.use(mock.ok(audit.list, { rows: [], count: 0 }));
  const { unmount } = open('/audit?search=wind');
  expect(await screen.findByText('No entries match these filters')).toBeVisible();
  unmount();
  server.use(mock.fail(audit.list, 503));
  open('/audit');
  expect(await screen.findByRole('alert')).toHaveTextContent(audit.list.failure);
});

it('the audit log is hidden from admins', async () => {
  renderApp('admin', routes, '/account', { as: buildAccount('admin') });
  await screen.findByRole('heading', { name: 'Account', level: 1 });
  expect(screen.queryByRole('link', { name: 'Audit log' })).not.toBeInTheDocument();
});
