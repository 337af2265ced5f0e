import { useSuspenseQuery } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import { storeApprovers } from '@market/api-client/access';
import { useClose } from '@market/web-kit/router/use-close';
import { useServices } from '@market/web-kit/services';
import { useCan } from '@market/web-kit/use-session';
import { SubscriptionDrawer } from '../../../features/subscriptions/components/subscription-drawer';
import { storeSubscriptionQuery } from '../../../features/subscriptions/subscriptions.queries';
import { paths } from '../../paths';

export function StoreSubscriptionPage() {
  const { id = '' } = useParams();
  const { api } = useServices();
  const can = useCan();
  const { data: subscription } = useSuspenseQuery(storeSubscriptionQuery(api, id));
  return (
    <SubscriptionDrawer
      key={id}
      subscription={subscription}
      merchantHref={can(storeApprovers) ? paths.merchants.detail.href({ id }) : undefined}
      onClose={useClose(paths.subscriptions.list.href())}
    />
  );
}
