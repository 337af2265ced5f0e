import { useSuspenseQuery } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import * as orders from '@market/api-client/contract/main/admin-orders';
import { useClose } from '@market/web-kit/router/use-close';
import { useServices } from '@market/web-kit/services';
import { useCan } from '@market/web-kit/use-session';
import { DisputeDrawer } from '../../../features/disputes/components/dispute-drawer';
import { disputeQuery } from '../../../features/disputes/disputes.queries';
import { paths } from '../../paths';

export function DisputeDetailPage() {
  const { id = '' } = useParams();
  const { api } = useServices();
  const can = useCan();
  const { data: dispute } = useSuspenseQuery(disputeQuery(api, id));
  const close = useClose(paths.disputes.list.href());
  return (
    <DisputeDrawer
      key={id}
      dispute={dispute}
      orderHref={
        can(orders.byId) ? (orderId) => paths.orders.detail.href({ id: orderId }) : undefined
      }
      onClose={close}
    />
  );
}
