import type { RouteObject } from 'react-router-dom';
import { paths } from '../../paths';

export const accountRoutes: RouteObject[] = [
  {
    path: paths.account.pattern,
    lazy: {
      Component: async () => (await import('./account.page')).AccountPage,
      loader: async () => (await import('./account.loader')).accountLoader,
    },
  },
  {
    path: paths.stockAlerts.pattern,
    lazy: {
      Component: async () => (await import('./stock-alerts.page')).StockAlertsPage,
    },
  },
  {
    path: paths.profile.pattern,
    lazy: {
      Component: async () => (await import('./profile.page')).ProfilePage,
      loader: async () => (await import('./account.loader')).profileLoader,
    },
  },
  {
    path: paths.deleteAccount.pattern,
    lazy: {
      Component: async () => (await import('./delete-account.page')).DeleteAccountPage,
      loader: async () => (await import('./account.loader')).deletionLoader,
    },
  },
  {
    path: paths.addresses.pattern,
    lazy: {
      Component: async () => (await import('./address-list.page')).AddressListPage,
      loader: async () => (await import('./address-list.page')).addressListLoader,
    },
    children: [
      {
        path: paths.newAddress.pattern,
        lazy: { Component: async () => (await import('./address.page')).NewAddressPage },
      },
      {
        path: paths.address.pattern,
        lazy: { Component: async () => (await import('./address.page')).EditAddressPage },
      },
    ],
  },
];
