import { useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { CircleCheck } from 'lucide-react';
import { fullName } from '@market/domain/accounts/person-name';
import { Button } from '@market/ui/button';
import { Skeleton } from '@market/ui/skeleton';
import { useUser } from '@market/web-kit/use-session';
import { ContactForm } from '../../../features/contact/contact-form';
import { useRecentOrders } from './use-recent-orders';

interface Sent {
  reference: string;
  email: string;
}

/** `?order=` names the order that the message is about. */
export function ContactSection() {
  const user = useUser();
  const [params] = useSearchParams();
  const [sent, setSent] = useState<Sent>();
  const orders = useRecentOrders();
  const about = params.get('order') ?? orders?.[0]?.order.orderName;
  if (!orders) return <Skeleton className="h-96" />;
  if (sent) return <MessageSent sent={sent} onAgain={() => setSent(undefined)} />;
  return (
    <ContactForm
      key={about}
      sender={user && { email: user.email, ...(!user.isGuest && { name: fullName(user) }) }}
      orders={orders.map(({ order: { orderName }, headline }) => ({
        name: orderName,
        label: `${orderName}, ${headline.charAt(0).toLowerCase()}${headline.slice(1)}`,
      }))}
      about={about}
      onSent={setSent}
    />
  );
}

function MessageSent({ sent: { reference, email }, onAgain }: { sent: Sent; onAgain: () => void }) {
  const head = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    head.current?.focus();
  }, []);
  return (
    <div className="min-h-80">
      <p role="status" className="mb-3 flex items-center gap-2 font-semibold text-success">
        <CircleCheck size={22} /> Your message has been sent.
      </p>
      <h3 ref={head} tabIndex={-1} className="display mb-3 text-d3 outline-none! shadow-none!">
        We will reply by email
      </h3>
      <p className="mb-6 max-w-(--measure) text-text-2">
        We have sent a copy to <b className="font-semibold break-words text-text">{email}</b>. Quote{' '}
        <b className="font-semibold text-text nums">{reference}</b> if you write to us again about
        this.
      </p>
      <Button onClick={onAgain}>Send another message</Button>
    </div>
  );
}
