import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { MessageSquare, Navigation, Phone } from 'lucide-react';
import type { ReactNode } from 'react';
import { imageUrl } from '@market/domain/image';
import type { Order, OrderSummary } from '@market/domain/orders/order';
import { FailureNote } from '@market/console/dispatch/delivery-notes';
import { orderStatusesQuery } from '@market/console/orders/order-statuses.query';
import { PromiseNote } from '@market/console/orders/promise-note';
import { Button } from '@market/ui/button';
import { Link, telHref } from '@market/ui/link';
import { Skeleton } from '@market/ui/skeleton';
import { queryError } from '@market/web-kit/list/query-error';
import { useServices } from '@market/web-kit/services';
import { useNow } from '@market/web-kit/use-now';
import { useRole } from '../../../shared/role';
import { isCodeNeeded, nextStatus } from '../model/delivery';
import { currentStop } from '../model/stop';
import { contentsText, mapHref, smsHref, statusActionLabel } from '../model/order-texts';
import { orderWithSteps } from '../model/orders-with-steps';
import { orderQuery } from '../orders.queries';
import { useSteps } from '../queue/use-steps';
import { CashToCollect } from './cash-to-collect';
import { FailDelivery } from './fail-delivery';
import { NextStep } from './next-step';

interface ActiveStopProps {
  order: OrderSummary;
  /** The number of stops, of which this order is the first. */
  count: number;
  href: string;
}

export function ActiveStop({ order, count, href }: ActiveStopProps) {
  const { api } = useServices();
  const role = useRole();
  const steps = useSteps();
  const { data: statuses } = useSuspenseQuery(orderStatusesQuery(api));
  const query = useQuery(orderQuery(api, role, order.id));
  const error = queryError(query);
  if (error) return error;
  if (!query.data) return <Skeleton className="h-112 rounded-3! max-lg:-mt-5" />;
  const fullOrder = orderWithSteps(query.data, steps, statuses, role);
  const next = nextStatus(fullOrder, statuses);
  return (
    <section
      aria-label="Current stop"
      className="-mx-4 -mt-5 border-b border-line-strong bg-surface px-4 py-5 lg:m-0 lg:rounded-3 lg:border"
    >
      <StopSummary order={fullOrder} count={count} />
      <CashToCollect order={fullOrder} className="mt-4" />
      <Parcel order={fullOrder} href={href} />
      <div className="mt-4 grid gap-3">
        {next && isCodeNeeded(next) && (
          <Button size="lg" variant="primary" className="h-14!" block render={<Link to={href} />}>
            Enter the delivery code
          </Button>
        )}
        {next && !isCodeNeeded(next) && (
          <NextStep order={fullOrder} next={next} label={statusActionLabel(next)} />
        )}
        <FailDelivery order={fullOrder} />
      </div>
    </section>
  );
}

function StopSummary({ order, count }: { order: Order; count: number }) {
  const now = useNow();
  const { kind, name, place, landmark, mapPlace, phoneNumber } = currentStop(order);
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-x-3 text-xs">
        <b className="font-semibold">{`Stop 1 of ${count}, ${kind}`}</b>
        <span className="text-muted">
          <PromiseNote order={order} now={now} />
        </span>
      </div>
      <h2 className="mt-2 text-2xl leading-tight font-bold break-words">{name}</h2>
      {place && <p className="mt-1 text-lg font-medium break-words">{place}</p>}
      {landmark && <p className="mt-1 font-medium break-words">{landmark}</p>}
      {order.orderNote && <p className="mt-1 text-sm break-words">{order.orderNote}</p>}
      <FailureNote order={order} className="mt-3" />
      <div className="mt-4 grid auto-cols-fr grid-flow-col gap-2">
        {phoneNumber && (
          <>
            <Contact href={telHref(phoneNumber)} icon={<Phone size={20} />} name={name}>
              Call
            </Contact>
            <Contact href={smsHref(phoneNumber)} icon={<MessageSquare size={20} />} name={name}>
              Message
            </Contact>
          </>
        )}
        {mapPlace && (
          <Contact href={mapHref(mapPlace)} icon={<Navigation size={20} />} name={name} isOutside>
            Map
          </Contact>
        )}
      </div>
    </>
  );
}

function Contact({
  href,
  icon,
  name,
  isOutside,
  children,
}: {
  href: string;
  icon: ReactNode;
  name: string;
  isOutside?: boolean;
  children: string;
}) {
  return (
    <Button
      size="lg"
      icon={icon}
      className="h-12! px-2!"
      render={
        <a
          href={href}
          aria-label={`${children}: ${name}`}
          {...(isOutside && { target: '_blank', rel: 'noreferrer' })}
        />
      }
    >
      {children}
    </Button>
  );
}

function Parcel({ order, href }: { order: Order; href: string }) {
  const { firstItem, orderName, itemCount, weight, storeName } = order;
  return (
    <Link
      to={href}
      className="mt-4 flex min-h-12 items-center gap-3 border-t border-line pt-4 text-sm"
    >
      {firstItem.image && (
        <img
          src={imageUrl(firstItem.image, 160)}
          alt=""
          width={44}
          height={44}
          className="size-11 flex-none rounded-2 bg-well object-cover"
        />
      )}
      <span className="min-w-0 flex-1">
        <b className="block truncate font-medium">{firstItem.productName}</b>
        <span className="block text-xs text-muted nums">
          {`${orderName}, ${contentsText(itemCount, weight)}, from ${storeName}`}
        </span>
      </span>
    </Link>
  );
}
