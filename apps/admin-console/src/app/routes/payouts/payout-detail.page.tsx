import { useSuspenseQuery } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import * as orders from '@market/api-client/contract/main/admin-orders';
import { useClose } from '@market/web-kit/router/use-close';
import { useServices } from '@market/web-kit/services';
import { useCan } from '@market/web-kit/use-session';
import { PayoutDrawer } from '../../../features/payouts/components/payout-drawer';
import { payoutQuery } from '../../../features/payouts/payouts.queries';
import { paths } from '../../paths';

export function PayoutDetailPage() {
  const { reference = '' } = useParams();
  const { api } = useServices();
  const can = useCan();
  const { data: payout } = useSuspenseQuery(payoutQuery(api, reference));
  const close = useClose(paths.payouts.list.href());
  return (
    <PayoutDrawer
      key={reference}
      payout={payout}
      statementHref={paths.payouts.statement.href({ id: payout.id })}
      orderHref={can(orders.byId) ? (id) => paths.orders.detail.href({ id }) : undefined}
      onClose={close}
    />
  );
}
