import { useSuspenseQuery } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import * as orders from '@market/api-client/contract/main/merchant-orders';
import { ReturnDrawer } from '@market/console/returns/return-drawer';
import { ReturnActions } from '@market/console/returns/return-actions';
import { returnQuery } from '@market/console/returns/returns.queries';
import { useClose } from '@market/web-kit/router/use-close';
import { useServices } from '@market/web-kit/services';
import { useCan } from '@market/web-kit/use-session';
import { nextStepText } from '../../../features/returns/model/next-step-text';
import { paths } from '../../paths';

export function ReturnDetailPage() {
  const { id = '' } = useParams();
  const { api } = useServices();
  const can = useCan();
  const { data: orderReturn } = useSuspenseQuery(returnQuery(api, id));
  const close = useClose(paths.returns.list.href());
  return (
    <ReturnDrawer
      key={id}
      orderReturn={orderReturn}
      orderHref={
        can(orders.byId) ? paths.orders.detail.href({ id: orderReturn.orderId }) : undefined
      }
      footer={orderReturn.allowedStatuses.length > 0 && <ReturnActions orderReturn={orderReturn} />}
      onClose={close}
    >
      <p className="text-sm text-text-2">{nextStepText(orderReturn)}</p>
    </ReturnDrawer>
  );
}
