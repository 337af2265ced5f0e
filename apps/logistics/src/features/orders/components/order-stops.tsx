import { useQuery } from '@tanstack/react-query';
import { MapPin, Navigation, Package, Phone } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Order } from '@market/domain/orders/order';
import { IconButton } from '@market/ui/icon-button';
import { telHref } from '@market/ui/link';
import { PromiseNote } from '@market/console/orders/promise-note';
import { useServices } from '@market/web-kit/services';
import { useNow } from '@market/web-kit/use-now';
import { PageSection } from '../../../shared/page-section';
import { useRole } from '../../../shared/role';
import { addressQuery } from '../orders.queries';
import {
  mapHref,
  formatMapAddress,
  formatPickUpAddress,
  formatDeliveryAddress,
} from '../model/order-texts';

export function OrderStops({ order }: { order: Order }) {
  const { api } = useServices();
  const { storeName, pickUpAddress, orderNote } = order;
  const deliveryAddress =
    useQuery(addressQuery(api, useRole(), order.id)).data ?? order.deliveryAddress;
  const now = useNow();
  return (
    <PageSection>
      <Stop
        kind="Pick up"
        icon={<Package size={17} />}
        mark="rounded-full"
        name={storeName}
        place={formatPickUpAddress(order)}
        phoneNumber={pickUpAddress?.phoneNumber}
      />
      <hr className="my-4 border-line" />
      <Stop
        kind="Deliver"
        icon={<MapPin size={17} />}
        mark="bg-accent text-on-accent"
        name={deliveryAddress.fullName}
        place={formatDeliveryAddress({ deliveryAddress })}
        landmark={deliveryAddress.landmark}
        mapPlace={formatMapAddress({ deliveryAddress })}
        phoneNumber={deliveryAddress.phoneNumber}
      >
        <PromiseNote order={order} now={now} />
        {orderNote && <p className="mt-1 text-sm text-muted">{`“${orderNote}”`}</p>}
      </Stop>
    </PageSection>
  );
}

interface StopProps {
  kind: string;
  icon: ReactNode;
  mark: string;
  name: string;
  place: string | undefined;
  landmark?: string | undefined;
  /** What the map searches for. Defaults to the place. */
  mapPlace?: string | undefined;
  phoneNumber: string | undefined;
  children?: ReactNode;
}

function Stop({
  kind,
  icon,
  mark,
  name,
  place,
  landmark,
  mapPlace = place,
  phoneNumber,
  children,
}: StopProps) {
  return (
    <div className="flex items-start gap-3.5">
      <span
        aria-hidden="true"
        className={`grid size-8 flex-none place-items-center border-2 border-text ${mark}`}
      >
        {icon}
      </span>
      <div className="min-w-0 flex-1">
        <p className="text-xs text-muted">{kind}</p>
        <h2 className="text-base font-semibold">{name}</h2>
        {place && <p className="text-sm text-text-2">{place}</p>}
        {landmark && <p className="text-sm break-words text-text-2">{landmark}</p>}
        {phoneNumber && <p className="text-sm text-text-2 nums">{phoneNumber}</p>}
        {children}
      </div>
      <div className="grid gap-2">
        {phoneNumber && (
          <StopLink href={telHref(phoneNumber)} label={`Call ${name}`} icon={<Phone size={19} />} />
        )}
        {mapPlace && (
          <StopLink
            href={mapHref(mapPlace)}
            label={`Map of ${name}`}
            icon={<Navigation size={19} />}
            isOutside
          />
        )}
      </div>
    </div>
  );
}

function StopLink({
  href,
  label,
  icon,
  isOutside,
}: {
  href: string;
  label: string;
  icon: ReactNode;
  isOutside?: boolean;
}) {
  return (
    <IconButton
      variant="outline"
      className="size-12!"
      label={label}
      icon={icon}
      render={
        <a
          href={href}
          aria-label={label}
          {...(isOutside && { target: '_blank', rel: 'noreferrer' })}
        />
      }
    />
  );
}
