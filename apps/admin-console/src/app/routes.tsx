import { consoleRoutes } from '@market/console/shell/console-routes';
import { paths } from './paths';
import { accountRoutes } from './routes/account/account.routes';
import { auditRoutes } from './routes/audit/audit.routes';
import { authRoutes } from './routes/auth/auth.routes';
import { categoriesRoutes } from './routes/categories/categories.routes';
import { curationRoutes } from './routes/curation/curation.routes';
import { disputesRoutes } from './routes/disputes/disputes.routes';
import { healthRoutes } from './routes/health/health.routes';
import { hubsRoutes } from './routes/hubs/hubs.routes';
import { questionsRoutes } from './routes/questions/questions.routes';
import { merchantsRoutes } from './routes/merchants/merchants.routes';
import { financeRoutes } from './routes/finance/finance.routes';
import { ordersRoutes } from './routes/orders/orders.routes';
import { overviewRoutes } from './routes/overview/overview.routes';
import { paymentCategoriesRoutes } from './routes/payment-categories/payment-categories.routes';
import { partnersRoutes } from './routes/partners/partners.routes';
import { paymentEventsRoutes } from './routes/payment-events/payment-events.routes';
import { payoutsRoutes } from './routes/payouts/payouts.routes';
import { peopleRoutes } from './routes/people/people.routes';
import { productsRoutes } from './routes/products/products.routes';
import { reconciliationRoutes } from './routes/reconciliation/reconciliation.routes';
import { returnsRoutes } from './routes/returns/returns.routes';
import { shippingRoutes } from './routes/shipping/shipping.routes';
import { storesRoutes } from './routes/stores/stores.routes';
import { subscriptionsRoutes } from './routes/subscriptions/subscriptions.routes';
import { transactionsRoutes } from './routes/transactions/transactions.routes';

export const routes = consoleRoutes({
  name: 'admin',
  home: { path: paths.overview.href(), label: 'Back to the inbox' },
  signInPath: paths.signIn.href(),
  open: authRoutes,
  layout: async () => (await import('./layouts/console-layout')).ConsoleLayout,
  pages: [
    ...overviewRoutes,
    ...storesRoutes,
    ...merchantsRoutes,
    ...hubsRoutes,
    ...questionsRoutes,
    ...categoriesRoutes,
    ...paymentCategoriesRoutes,
    ...productsRoutes,
    ...curationRoutes,
    ...ordersRoutes,
    ...returnsRoutes,
    ...financeRoutes,
    ...reconciliationRoutes,
    ...transactionsRoutes,
    ...payoutsRoutes,
    ...subscriptionsRoutes,
    ...disputesRoutes,
    ...partnersRoutes,
    ...shippingRoutes,
    ...paymentEventsRoutes,
    ...peopleRoutes,
    ...auditRoutes,
    ...healthRoutes,
    ...accountRoutes,
  ],
});
