import type { ReactNode } from 'react';
import { RotateCw } from 'lucide-react';
import { pluralise } from '@market/domain/pluralise';
import type { OrderItem } from '@market/domain/orders/order';
import { Alert } from '@market/ui/alert';
import { Button } from '@market/ui/button';
import { Link } from '@market/ui/link';
import { useReorder, type ReorderResult } from '../use-reorder';

export function Reorder({
  items,
  cartHref,
  children,
}: {
  items: readonly OrderItem[];
  cartHref: string;
  children?: ReactNode;
}) {
  const { reorder, busy, result } = useReorder(items);
  return (
    <div className="grid gap-3">
      <div className="grid grid-flow-col auto-cols-fr gap-3">
        {children}
        <Button
          icon={<RotateCw size={16} />}
          busy={busy}
          busyLabel="Adding to your cart…"
          onClick={reorder}
        >
          Buy again
        </Button>
      </div>
      <div role="status">{result && <Outcome result={result} cartHref={cartHref} />}</div>
    </div>
  );
}

function Outcome({
  result: { added, refusals },
  cartHref,
}: {
  result: ReorderResult;
  cartHref: string;
}) {
  return (
    <Alert tone={refusals.length === 0 ? 'success' : 'warning'} announce={false}>
      {added > 0 && (
        <p>
          {`${pluralise(added, 'product is', 'products are')} in your cart. `}
          <Link to={cartHref} className="link">
            View cart
          </Link>
        </p>
      )}
      {refusals.map((refusal) => (
        <p key={refusal}>{refusal}</p>
      ))}
    </Alert>
  );
}
