import { Suspense } from 'react';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useNavigate, useParams } from 'react-router-dom';
import { Undo2 } from 'lucide-react';
import { formatDateTime } from '@market/domain/lagos-time';
import { Breadcrumbs } from '@market/ui/breadcrumbs';
import { Button } from '@market/ui/button';
import { EmptyState } from '@market/ui/empty-state';
import { Link } from '@market/ui/link';
import { Skeleton } from '@market/ui/skeleton';
import { useServices } from '@market/web-kit/services';
import { orderQuery } from '../../../features/orders/orders.queries';
import { returnableItems } from '@market/domain/orders/return-window';
import { lazyBrowserPart } from '../../../shared/lazy-part';
import { PageTitle } from '../../../shared/page-title';
import { helpHref } from '../../hrefs';
import { paths } from '../../paths';

const ReturnForm = lazyBrowserPart(
  async () => (await import('../../../features/returns/components/return-form')).ReturnForm,
);

export function NewReturnPage() {
  const { api } = useServices();
  const { orderId = '' } = useParams();
  const navigate = useNavigate();
  const { data: order } = useSuspenseQuery(orderQuery(api, orderId));
  const canReturn = returnableItems(order).length > 0;
  return (
    <div className="page-wrap max-w-3xl! pt-3 pb-10">
      <PageTitle>{`Return or replace, ${order.orderName}`}</PageTitle>
      <Breadcrumbs
        items={[
          { label: 'Orders', to: paths.orders.href() },
          { label: order.orderName, to: paths.order.href({ orderId }) },
          { label: 'Return or replace' },
        ]}
      />
      <h1 className="display mb-3 text-d1">Return or replace</h1>
      {canReturn ? (
        <>
          <p className="mb-6 max-w-(--measure) text-text-2">
            {order.returnableUntil
              ? `You can request a return until ${formatDateTime(order.returnableUntil)}. `
              : ''}
            {`${order.storeName} reviews your request first. Nothing is collected until it is approved.`}
          </p>
          <Suspense fallback={<Skeleton className="h-96 rounded-3" />}>
            <ReturnForm
              order={order}
              onRequested={({ id }) =>
                void navigate(paths.return.href({ returnId: id }), { replace: true })
              }
            />
          </Suspense>
        </>
      ) : (
        <EmptyState
          icon={<Undo2 />}
          title="Nothing in this order can be returned now"
          action={
            <>
              <Button variant="ink" render={<Link to={helpHref('talk', order.orderName)} />}>
                Contact us
              </Button>
              <Button render={<Link to={paths.order.href({ orderId })} />}>
                Back to the order
              </Button>
            </>
          }
        >
          {`Each item in this order can be returned once, within ${order.returnDays}\u00a0days of delivery.`}
        </EmptyState>
      )}
    </div>
  );
}
