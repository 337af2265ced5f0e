import { consoleRoutes } from '@market/console/shell/console-routes';
import { paths } from './paths';
import { accountRoutes } from './routes/account/account.routes';
import { authRoutes } from './routes/auth/auth.routes';
import { bankRoutes } from './routes/bank/bank.routes';
import { couponsRoutes } from './routes/coupons/coupons.routes';
import { dashboardRoutes } from './routes/dashboard/dashboard.routes';
import { invoicesRoutes } from './routes/invoices/invoices.routes';
import { ordersRoutes } from './routes/orders/orders.routes';
import { payoutsRoutes } from './routes/payouts/payouts.routes';
import { policiesRoutes } from './routes/policies/policies.routes';
import { productImportsRoutes } from './routes/product-imports/product-imports.routes';
import { productsRoutes } from './routes/products/products.routes';
import { reportsRoutes } from './routes/reports/reports.routes';
import { returnsRoutes } from './routes/returns/returns.routes';
import { questionsRoutes } from './routes/questions/questions.routes';
import { reviewsRoutes } from './routes/reviews/reviews.routes';
import { staffRoutes } from './routes/staff/staff.routes';
import { storeRoutes } from './routes/store/store.routes';
import { subscriptionsRoutes } from './routes/subscriptions/subscriptions.routes';
import { testimonialsRoutes } from './routes/testimonials/testimonials.routes';
import { themeRoutes } from './routes/theme/theme.routes';
import { transactionsRoutes } from './routes/transactions/transactions.routes';

export const routes = consoleRoutes({
  name: 'merchant',
  home: { path: paths.dashboard.href(), label: 'Back to the dashboard' },
  signInPath: paths.signIn.href(),
  open: authRoutes,
  layout: async () => (await import('./layouts/console-layout')).ConsoleLayout,
  pages: [
    ...dashboardRoutes,
    ...ordersRoutes,
    ...returnsRoutes,
    ...productsRoutes,
    ...productImportsRoutes,
    ...couponsRoutes,
    ...reportsRoutes,
    ...transactionsRoutes,
    ...invoicesRoutes,
    ...payoutsRoutes,
    ...bankRoutes,
    ...subscriptionsRoutes,
    ...storeRoutes,
    ...staffRoutes,
    ...themeRoutes,
    ...policiesRoutes,
    ...testimonialsRoutes,
    ...questionsRoutes,
    ...reviewsRoutes,
    ...accountRoutes,
  ],
});
