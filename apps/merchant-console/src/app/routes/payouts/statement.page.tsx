import * as orders from '@market/api-client/contract/main/merchant-orders';
import { StatementPage } from '@market/console/payouts/statement-page';
import { useCan } from '@market/web-kit/use-session';
import { paths } from '../../paths';

export function PayoutStatementPage() {
  const can = useCan();
  return (
    <StatementPage
      list={{ label: 'Payouts', to: paths.payouts.list.href() }}
      orderHref={can(orders.byId) ? (id) => paths.orders.detail.href({ id }) : undefined}
    />
  );
}
