import { useQuery } from '@tanstack/react-query';
import { Card } from '@market/ui/card';
import { Link } from '@market/ui/link';
import { moneyText } from '@market/ui/money';
import { Price } from '@market/ui/price';
import { Skeleton } from '@market/ui/skeleton';
import { SplitBar } from '@market/ui/split-bar';
import { queryError } from '@market/web-kit/list/query-error';
import { useServices } from '@market/web-kit/services';
import { moneyQuery } from '../../../features/payouts/payouts.queries';
import { paths } from '../../paths';

/** The store's money, from what can be asked for now to what has arrived. */
export function PaymentsCard() {
  const { api } = useServices();
  const money = useQuery(moneyQuery(api));
  const { available = 0, held = 0, stats } = money.data ?? {};
  const parts = [
    { label: 'Until 7 days after delivery', value: held },
    { label: 'Waiting for approval', value: stats?.pendingPayment ?? 0 },
    { label: 'On its way', value: stats?.approvedPayment ?? 0 },
    { label: 'Paid to your bank', value: stats?.processedPayment ?? 0 },
  ].map((part) => ({ ...part, text: moneyText(part.value) }));

  return (
    <Card
      title="Your payments"
      aria-busy={money.isPending}
      action={
        <Link to={paths.payouts.href()} className="link text-sm">
          Payouts
        </Link>
      }
    >
      {queryError(money) ??
        (money.data ? (
          <div className="grid gap-5">
            <p>
              <span className="block text-sm text-muted">Available now</span>
              <Price kobo={available} size="lg" />
            </p>
            <SplitBar label="Your money by where it is" parts={parts} />
          </div>
        ) : (
          <Skeleton className="h-44" />
        ))}
    </Card>
  );
}
