import * as contract from '@market/api-client/contract';
import { lagosDate } from '@market/domain/lagos-time';
import { endpoints, type Routes } from '../../http/mount';
import { sendCsv } from '../../http/send-csv';
import type { Clock } from '../../platform/clock';
import { INCOME_EXPORT_PATH, type IncomeService } from './income.service';
import type { SubscriptionsService } from './subscriptions.service';

interface SubscriptionServices {
  readonly subscriptions: SubscriptionsService;
  readonly income: IncomeService;
}

export const subscriptionsRoutes = ({ subscriptions, income }: SubscriptionServices): Routes =>
  endpoints(contract.subscriptions, {
    plans: () => subscriptions.plans(),
    mine: ({ principal }) => subscriptions.mine(principal),
    change: ({ principal, body }) => subscriptions.change(principal, body),
    income: ({ query }) => income.income(query),
    incomeExportLink: ({ query }) => income.incomeExportLink(query),
    ofStore: ({ params }) => income.ofStore(params.id),
  });

export const serveIncomeExports =
  ({ income, clock }: { income: IncomeService; clock: Clock }): Routes =>
  (app) => {
    app.get(
      INCOME_EXPORT_PATH,
      { config: { open: 'subscription income as CSV, at addresses signed for five minutes' } },
      async (request, reply) =>
        sendCsv(
          reply,
          `subscription-income-${lagosDate(clock.now())}.csv`,
          income.exportIncome(request.query),
        ),
    );
  };
