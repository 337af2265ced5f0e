import { useSuspenseQuery } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import { platformOrders, platformPayouts } from '@market/api-client/access';
import { useClose } from '@market/web-kit/router/use-close';
import { useServices } from '@market/web-kit/services';
import { useCan } from '@market/web-kit/use-session';
import { OrderDrawer } from '../../../features/finance/components/order-drawer';
import { financeOrderQuery } from '../../../features/finance/finance.queries';
import { paths } from '../../paths';

export function FinanceOrderPage() {
  const { id = '' } = useParams();
  const { api } = useServices();
  const can = useCan();
  const { data: order } = useSuspenseQuery(financeOrderQuery(api, id));
  const close = useClose(paths.finance.reports.href());
  return (
    <OrderDrawer
      order={order}
      orderHref={can(platformOrders) ? paths.orders.detail.href({ id }) : undefined}
      payoutHref={
        order.payout && can(platformPayouts)
          ? paths.payouts.detail.href({ reference: order.payout.reference })
          : undefined
      }
      onClose={close}
    />
  );
}
