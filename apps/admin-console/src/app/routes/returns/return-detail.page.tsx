import { useSuspenseQuery } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import * as orders from '@market/api-client/contract/main/admin-orders';
import { ReturnDrawer } from '@market/console/returns/return-drawer';
import { returnQuery } from '@market/console/returns/returns.queries';
import { useClose } from '@market/web-kit/router/use-close';
import { useServices } from '@market/web-kit/services';
import { useCan } from '@market/web-kit/use-session';
import { ChargebackDecision } from '../../../features/returns/components/chargeback-decision';
import { RefundDecision } from '../../../features/returns/components/refund-decision';
import { StoreMoves } from '../../../features/returns/components/store-moves';
import { openDecisions } from '../../../features/returns/model/open-decisions';
import { paths } from '../../paths';

/** A return in a drawer over the list, with the platform's decisions. */
export function ReturnDetailPage() {
  const { id = '' } = useParams();
  const { api } = useServices();
  const can = useCan();
  const { data: asked } = useSuspenseQuery(returnQuery(api, id));
  const close = useClose(paths.returns.list.href());
  const open = openDecisions(asked);
  return (
    <ReturnDrawer
      key={id}
      asked={asked}
      orderHref={can(orders.byId) ? paths.orders.detail.href({ id: asked.orderId }) : undefined}
      footer={open.refund && <RefundDecision asked={asked} />}
      onClose={close}
    >
      {open.goods && <StoreMoves asked={asked} withoutRejecting={open.refund} />}
      {open.chargeback && <ChargebackDecision asked={asked} />}
    </ReturnDrawer>
  );
}
