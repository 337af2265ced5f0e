import * as contract from '@market/api-client/contract';
import { endpoints, type Routes } from '../../http/mount';
import type { PartnersService } from '../delivery';
import type { StoresService } from '../stores';
import type { AccountsService } from './accounts.service';

interface Deps {
  readonly accounts: AccountsService;
  readonly partners: PartnersService;
  readonly stores: StoresService;
}

export const accountsRoutes = ({ accounts, partners, stores }: Deps): Routes =>
  endpoints(contract.accounts, {
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
