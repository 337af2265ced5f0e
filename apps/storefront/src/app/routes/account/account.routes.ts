import type { RouteObject } from 'react-router-dom';
import { paths } from '../../paths';

export const accountRoutes: RouteObject[] = [
  {
    path: paths.account.pattern,
    lazy: {
      Component: () => import('./account.page').then((code) => code.AccountPage),
      loader: () => import('./account.loader').then((code) => code.accountLoader),
    },
  },
  {
    path: paths.stockAlerts.pattern,
    lazy: {
      Component: () => import('./stock-alerts.page').then((code) => code.StockAlertsPage),
    },
  },
  {
    path: paths.profile.pattern,
    lazy: {
      Component: () => import('./profile.page').then((code) => code.ProfilePage),
      loader: () => import('./account.loader').then((code) => code.profileLoader),
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
      Component: () => import('./address-list.page').then((code) => code.AddressListPage),
      loader: () => import('./address-list.page').then((code) => code.addressListLoader),
    },
    children: [
      {
        path: paths.newAddress.pattern,
        lazy: { Component: () => import('./address.page').then((code) => code.NewAddressPage) },
      },
      {
        path: paths.address.pattern,
        lazy: { Component: () => import('./address.page').then((code) => code.EditAddressPage) },
      },
    ],
  },
];
