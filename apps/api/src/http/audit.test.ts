import { describe, expect, it } from 'vitest';
import type { Endpoint } from '@market/api-client/endpoint';
import { allEndpoints } from '@market/api-client/openapi';
import { userTypeByRole } from '@market/domain/accounts/roles';
import { auditActions } from '@market/domain/audit/audit';
import { auditedEndpoints, unauditedEndpoints } from '../test/audit/audited-endpoints';

const isForPlatform = ({ access }: Endpoint): boolean =>
  access === 'signedIn' ||
  (access !== 'public' && access.some((role) => userTypeByRole[role] === 'admin'));
const changing = allEndpoints
  .filter((row) => row.method !== 'GET' && isForPlatform(row))
  .map(({ name }) => name);

/** Actions of merchants only. */
const merchantActions = ['store.payOnDeliveryChanged'];

// `startMarket` rejects a call that records none of its actions, and the global setup fails when no
// test has called an endpoint that should record one.
describe('the audit log', () => {
  it('lists every endpoint with which platform staff change something, or the reason why it is left out', () => {
    expect([...Object.keys(auditedEndpoints), ...Object.keys(unauditedEndpoints)].sort()).toEqual(
      changing.toSorted(),
    );
  });

  it('has an endpoint that writes each of its actions', () => {
    const written = new Set<string>([
      ...Object.values(auditedEndpoints).flat(),
      ...merchantActions,
    ]);
    expect(auditActions.filter((action) => !written.has(action))).toEqual([]);
  });
});
