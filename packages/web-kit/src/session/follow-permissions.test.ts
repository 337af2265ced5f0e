import { expect, it, vi } from 'vitest';
import * as accounts from '@market/api-client/contract/main/accounts';
import * as coupons from '@market/api-client/contract/main/coupons';
import type { Resource } from '@market/domain/accounts/roles';
import { buildAccount } from '@market/testing/factories/accounts';
import { mock } from '@market/testing/mock';
import { mockServer } from '@market/testing/server';
import { createServices } from '../services';
import { testConfig } from '../testing/render-app';
import { followPermissions } from './follow-permissions';

const server = mockServer();

it('followPermissions refreshes the permissions when it starts and after a 403', async () => {
  let granted: Resource[] = ['orders', 'coupons'];
  server.use(
    mock.ok(accounts.permissions, () => ({ role: 'staff' as const, resources: granted })),
    mock.fail(coupons.list, 403),
  );
  const services = createServices('merchant', testConfig);
  services.session.start({
    token: 'T1',
    expiresAt: new Date(Date.now() + 900_000).toISOString(),
    expiresIn: 900,
    user: buildAccount('staff', { resources: ['orders'] }),
  });
  followPermissions(services);
  await vi.waitFor(() => expect(services.session.user()?.resources).toEqual(['orders', 'coupons']));

  granted = ['orders'];
  await expect(
    services.queryClient.fetchQuery(services.api.query(coupons.list)),
  ).rejects.toMatchObject({ status: 403 });
  await vi.waitFor(() => expect(services.session.user()?.resources).toEqual(['orders']));
});
