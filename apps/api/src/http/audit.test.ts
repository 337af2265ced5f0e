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

/** The actions that nobody of the platform makes: stores set these themselves. */
const ofStores = ['store.payOnDeliveryChanged'];

// `startMarket` rejects a call that writes none of its entries, and the global set-up fails when no
// test has seen an entry of an endpoint.
describe('the audit log', () => {
  it('has a decision for every endpoint with which the platform’s people change something', () => {
    expect([...Object.keys(auditedEndpoints), ...Object.keys(unauditedEndpoints)].sort()).toEqual(
      changing.toSorted(),
    );
  });

  it('has an endpoint that writes each of its actions', () => {
    const written = new Set<string>([...Object.values(auditedEndpoints).flat(), ...ofStores]);
    expect(auditActions.filter((action) => !written.has(action))).toEqual([]);
  });
});
