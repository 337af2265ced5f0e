import type * as contract from '@market/api-client/contract';
import type { Services } from '../../compose';
import type { Handlers } from '../../http/mount';

export const accountsRoutes = ({
  accounts,
  partners,
  stores,
}: Pick<Services, 'accounts' | 'partners' | 'stores'>): Handlers<typeof contract.accounts> => ({
  me: ({ principal }) => accounts.profile(principal.userId),
  updateMe: ({ principal, body }) => accounts.changeProfile(principal.userId, body),
  permissions: ({ principal: { role, resources } }) => ({ role, resources: [...resources] }),
  merchantProfile: ({ principal }) => stores.merchantProfile(principal),
  merchantStoreData: ({ principal, params }) => stores.merchantDetail(principal, params.id),
  onboard: ({ principal, body }) => stores.onboard(principal, body),
  dispatchers: ({ query }) => accounts.dispatchers(query),
  shippingPartners: ({ query: { onboarded, ...query } }) =>
    partners.list({
      ...query,
      onboarded: onboarded === undefined ? undefined : onboarded === 'true',
    }),
});
