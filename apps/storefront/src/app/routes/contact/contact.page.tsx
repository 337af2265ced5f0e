import { Suspense, useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { CircleCheck } from 'lucide-react';
import { fullName } from '@market/domain/accounts/person-name';
import { Button } from '@market/ui/button';
import { Link } from '@market/ui/link';
import { Skeleton } from '@market/ui/skeleton';
import { useUser } from '@market/web-kit/use-session';
import { lazyPart } from '../../../shared/lazy-part';
import { PageTitle } from '../../../shared/page-title';
import { paths } from '../../paths';

const ContactForm = lazyPart(
  'src/features/contact/contact-form.tsx',
  async () => (await import('../../../features/contact/contact-form')).ContactForm,
);

interface Sent {
  reference: string;
  email: string;
}

/** The contact page. `?order=` names the order that it is about. */
export function ContactPage() {
  const user = useUser();
  const [params] = useSearchParams();
  const [sent, setSent] = useState<Sent>();
  const order = params.get('order');
  const defaults = {
    ...(user && { email: user.email }),
    ...(user && !user.isGuest && { name: fullName(user) }),
    ...(order && { subject: `Order ${order}` }),
  };
  return (
    <div className="page-wrap max-w-3xl! pt-7 pb-10 md:pt-10">
      <PageTitle>Contact us</PageTitle>
      {sent ? (
        <MessageSent sent={sent} onAgain={() => setSent(undefined)} />
      ) : (
        <>
          <h1 className="display mb-3 text-d1">Contact us</h1>
          <p className="mb-6 max-w-(--measure) text-text-2">
            About an order, write from its page: we then know which one it is.{' '}
            <Link to={paths.orders.href()} className="link">
              See your orders
            </Link>
          </p>
          <div className="rounded-3 border border-line bg-surface p-5 md:p-7">
            <Suspense fallback={<Skeleton className="h-96" />}>
              <ContactForm defaults={defaults} onSent={setSent} />
            </Suspense>
          </div>
        </>
      )}
    </div>
  );
}

function MessageSent({ sent: { reference, email }, onAgain }: { sent: Sent; onAgain: () => void }) {
  const head = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    head.current?.focus();
  }, []);
  return (
    <>
      <p role="status" className="mb-3 flex items-center gap-2 font-semibold text-success">
        <CircleCheck size={22} /> Your message has been sent.
      </p>
      <h1 ref={head} tabIndex={-1} className="display mb-3 text-d1 outline-none! shadow-none!">
        We answer by mail
      </h1>
      <p className="mb-7 max-w-(--measure) text-text-2">
        A copy is on its way to <b className="font-semibold break-words text-text">{email}</b>. Name{' '}
        <b className="font-semibold text-text nums">{reference}</b> when you write again about the
        same thing.
      </p>
      <div className="flex flex-wrap gap-3">
        <Button variant="primary" render={<Link to={paths.home.href()} />}>
          Go on shopping
        </Button>
        <Button onClick={onAgain}>Write another message</Button>
      </div>
    </>
  );
}
