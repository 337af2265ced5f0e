import { useSuspenseQuery } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import * as orders from '@market/api-client/contract/main/admin-orders';
import { ReturnDrawer } from '@market/console/returns/return-drawer';
import { returnQuery } from '@market/console/returns/returns.queries';
import type { OrderReturn } from '@market/domain/orders/order-return';
import type { ReturnStatus } from '@market/domain/orders/return-status';
import { chargeableStatuses, refundableStatuses } from '@market/domain/orders/return-transitions';
import { useClose } from '@market/web-kit/router/use-close';
import { useServices } from '@market/web-kit/services';
import { useCan } from '@market/web-kit/use-session';
import { ChargebackDecision } from '../../../features/returns/components/chargeback-decision';
import { RefundDecision } from '../../../features/returns/components/refund-decision';
import { StoreActions } from '../../../features/returns/components/store-actions';
import { RecordHistory } from '../../../shared/record-history';
import { paths } from '../../paths';

export function ReturnDetailPage() {
  const { id = '' } = useParams();
  const { api } = useServices();
  const can = useCan();
  const { data: orderReturn } = useSuspenseQuery(returnQuery(api, id));
  const close = useClose(paths.returns.list.href());
  const decisions = pendingDecisions(orderReturn);
  return (
    <ReturnDrawer
      key={id}
      orderReturn={orderReturn}
      orderHref={
        can(orders.byId) ? paths.orders.detail.href({ id: orderReturn.orderId }) : undefined
      }
      footer={decisions.refund && <RefundDecision orderReturn={orderReturn} />}
      onClose={close}
    >
      {decisions.goods && (
        <StoreActions orderReturn={orderReturn} withoutRejecting={decisions.refund} />
      )}
      {decisions.chargeback && <ChargebackDecision orderReturn={orderReturn} />}
      <div className="border-t border-line pt-4">
        <RecordHistory subject="return" id={id} />
      </div>
    </ReturnDrawer>
  );
}

const includesStatus = (statuses: readonly ReturnStatus[], status: ReturnStatus): boolean =>
  statuses.includes(status);

/**
 * The decisions about a return that are still open to the platform. A return whose replacement was
 * sent is not refunded.
 */
const pendingDecisions = ({
  status,
  allowedStatuses,
}: Pick<OrderReturn, 'status' | 'allowedStatuses'>) => ({
  refund: includesStatus(refundableStatuses, status),
  chargeback: includesStatus(chargeableStatuses, status),
  goods: allowedStatuses.length > 0,
});
