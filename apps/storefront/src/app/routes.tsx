import type { RouteObject } from 'react-router-dom';
import { requireAccount, requireUser } from '@market/web-kit/router/guards';
import { RootLayout } from './layouts/root-layout';
import { ShopLayout, shopLoader } from './layouts/shop-layout';
import { paths } from './paths';
import { accountRoutes } from './routes/account/account.routes';
import { authRoutes } from './routes/auth/auth.routes';
import { catalogueRoutes } from './routes/catalogue.routes';
import { checkoutRoutes } from './routes/checkout/checkout.routes';
import { ShopError, PageError } from './routes/errors';
import { NotFoundPage } from './routes/not-found/not-found-page';
import { invoiceRoute, orderRoutes } from './routes/orders/order.routes';
import { returnRoutes } from './routes/returns/return.routes';

/**
 * Skeletons that match the static shell in `index.html`. Shown until the code and data of the first
 * page are loaded.
 */
function LoadingShell() {
  return (
    <div className="min-h-dvh" role="status" aria-label="Loading">
      <div className="h-9 bg-plate" />
      <div className="h-20 border-b border-line" />
      <div className="h-[46px] border-b border-line" />
    </div>
  );
}

const requireSignIn = [requireUser(paths.signIn.href())];
const requireOwnAccount = [requireAccount(paths.signIn.href())];

/**
 * The shop's route table. Browsing and the cart are open to everybody. Checkout and orders need the
 * session of a guest or an account. The account's pages need an account.
 */
export const routes: RouteObject[] = [
  {
    Component: RootLayout,
    ErrorBoundary: ShopError,
    HydrateFallback: LoadingShell,
    children: [
      ...authRoutes,
      { middleware: requireSignIn, children: [...checkoutRoutes, invoiceRoute] },
      {
        Component: ShopLayout,
        loader: shopLoader,
        children: [
          {
            ErrorBoundary: PageError,
            children: [
              ...catalogueRoutes,
              {
                middleware: requireSignIn,
                children: [
                  { middleware: requireOwnAccount, children: accountRoutes },
                  ...orderRoutes,
                  ...returnRoutes,
                ],
              },
              { path: '*', Component: NotFoundPage },
            ],
          },
        ],
      },
    ],
  },
];
