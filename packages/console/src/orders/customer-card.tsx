import type { Order } from '@market/domain/orders/order';
import { Card } from '@market/ui/card';
import { EmailText } from '@market/ui/email-text';
import { telHref } from '@market/ui/link';

interface CustomerCardProps {
  address: Order['deliveryAddress'];
  note: string | undefined;
}

export function CustomerCard({ address, note }: CustomerCardProps) {
  const { fullName, lga, stateOrRegion, phoneNumber, emailAddress } = address;
  return (
    <Card title="Customer">
      <div className="text-sm">
        <address className="leading-relaxed not-italic">
          <b className="block font-semibold">{fullName}</b>
          <span className="text-text-2">{`${address.address}, ${lga}, ${stateOrRegion}`}</span>
          {address.landmark && <span className="block text-text-2">{address.landmark}</span>}
          <a href={telHref(phoneNumber)} className={`${linkClass} nums`}>
            {phoneNumber}
          </a>
          {emailAddress && (
            <a href={`mailto:${emailAddress}`} className={linkClass}>
              <EmailText>{emailAddress}</EmailText>
            </a>
          )}
        </address>
        {note && <p className="mt-2 text-muted">{`“${note}”`}</p>}
      </div>
    </Card>
  );
}

const linkClass = 'link flex min-h-6 w-fit items-center pointer-coarse:min-h-touch';
