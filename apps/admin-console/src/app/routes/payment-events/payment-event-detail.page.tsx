import { useSuspenseQuery } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import { useClose } from '@market/web-kit/router/use-close';
import { useServices } from '@market/web-kit/services';
import { EventDrawer } from '../../../features/payment-events/components/event-drawer';
import { eventQuery } from '../../../features/payment-events/payment-events.queries';
import { paths } from '../../paths';

export function PaymentEventDetailPage() {
  const { id = '' } = useParams();
  const { api } = useServices();
  const { data: event } = useSuspenseQuery(eventQuery(api, id));
  return <EventDrawer key={id} event={event} onClose={useClose(paths.paymentEvents.list.href())} />;
}
