import { Suspense, useState } from 'react';
import { Bell } from 'lucide-react';
import { Skeleton } from '@market/ui/skeleton';
import { useAccount } from '@market/web-kit/use-session';
import { lazyBrowserPart } from '../../../shared/lazy-part';
import { CustomerAlert } from './customer-alert';

const GuestAlertForm = lazyBrowserPart(
  async () => (await import('./guest-alert-form')).GuestAlertForm,
);

interface StockAlertBoxProps {
  productId: string;
  variantId: string | undefined;
  listPath: string;
}

export function StockAlertBox({ productId, variantId, listPath }: StockAlertBoxProps) {
  const user = useAccount();
  const [sentTo, setSentTo] = useState<string>();
  const key = `${productId}-${variantId ?? ''}`;
  return (
    <section
      aria-labelledby="stock-alert"
      className="mt-5 min-h-40 rounded-3 border border-line bg-surface p-5 text-sm"
    >
      <h2 id="stock-alert" className="mb-1 flex items-center gap-2 text-base font-semibold">
        <Bell size={18} /> Email me when back in stock
      </h2>
      {user ? (
        <CustomerAlert
          key={key}
          productId={productId}
          variantId={variantId}
          email={user.email}
          listPath={listPath}
        />
      ) : sentTo === key ? (
        <p role="status">
          We will send one email when it is back in stock, with a link to stop such emails.
        </p>
      ) : (
        <Suspense fallback={<Skeleton className="h-24" />}>
          <GuestAlertForm
            key={key}
            productId={productId}
            variantId={variantId}
            onSent={() => setSentTo(key)}
          />
        </Suspense>
      )}
    </section>
  );
}
