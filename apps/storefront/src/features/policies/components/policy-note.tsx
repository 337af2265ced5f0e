import { useQuery } from '@tanstack/react-query';
import { ShieldCheck, Undo2 } from 'lucide-react';
import { returnPromiseText } from '@market/domain/orders/return-window';
import { Link } from '@market/ui/link';
import { useServices } from '@market/web-kit/services';
import { policiesQuery } from '../policies.queries';

interface PolicyNoteProps {
  store: string;
  /** The number of days after delivery within which the store accepts returns. */
  returnDays: number;
  /**
   * Whether the product's own text mentions a warranty. The store's general one is then hidden,
   * because it would contradict or repeat it.
   */
  namesWarranty: boolean;
  to: string;
}

export function PolicyNote({ store, returnDays, namesWarranty, to }: PolicyNoteProps) {
  const { api } = useServices();
  const { data } = useQuery(policiesQuery(api, store));
  const warranty = namesWarranty
    ? undefined
    : data?.rows.find((policy) => policy.kind === 'warranty')?.summary;
  return (
    <div className="grid gap-4 pt-4">
      <div className="flex gap-3.5">
        <Undo2 size={19} className="mt-0.5" />
        <p className="min-w-0">
          <b className="block font-semibold break-words">{returnPromiseText(returnDays)}</b>
          <span className="text-sm text-muted">
            Unopened, or faulty on arrival.{' '}
            {data && data.count > 0 && (
              <Link to={to} className="link touch-area">
                Store policies
              </Link>
            )}
          </span>
        </p>
      </div>
      {warranty && (
        <div className="flex gap-3.5">
          <ShieldCheck size={19} className="mt-0.5" />
          <p className="min-w-0 font-semibold break-words">{warranty}</p>
        </div>
      )}
    </div>
  );
}
