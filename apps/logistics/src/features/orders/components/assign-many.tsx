import { lazy, Suspense, useState } from 'react';
import { X } from 'lucide-react';
import { lagosDate } from '@market/domain/lagos-time';
import { readOpenPromise } from '@market/domain/orders/open-promise';
import type { OrderSummary } from '@market/domain/orders/order';
import { pluralise } from '@market/domain/pluralise';
import { Button } from '@market/ui/button';
import { IconButton } from '@market/ui/icon-button';
import { StickyBar } from '@market/ui/sticky-bar';
import { useNow } from '@market/web-kit/use-now';

const AssignDrawer = lazy(async () => ({
  default: (await import('@market/console/dispatch/assign-drawer')).AssignDrawer,
}));

interface AssignManyProps {
  orders: readonly OrderSummary[];
  onSelectAll: (() => void) | undefined;
  onClear: () => void;
}

export function AssignMany({ orders, onSelectAll, onClear }: AssignManyProps) {
  const today = lagosDate(useNow());
  // The orders that were selected when the drawer opened. `orders` gets shorter when assigned
  // orders leave the list.
  const [assigning, setAssigning] = useState<readonly OrderSummary[]>();
  const late = orders.filter((order) => readOpenPromise(order, today)?.isLate).length;
  const close = () => {
    setAssigning(undefined);
    onClear();
  };

  return (
    <>
      {orders.length > 0 && (
        <StickyBar className="-mx-4 mt-4 flex-wrap lg:mx-0 lg:rounded-t-3">
          <IconButton label="Clear selection" icon={<X size={18} />} onClick={onClear} />
          <p className="min-w-0 flex-1 text-sm" role="status">
            <b className="font-semibold">{`${pluralise(orders.length, 'order')} selected`}</b>
            {late > 0 && <span className="text-danger">{`, ${late} late`}</span>}
          </p>
          {onSelectAll && <Button onClick={onSelectAll}>Select all</Button>}
          <Button variant="primary" size="lg" onClick={() => setAssigning(orders)}>
            {`Assign ${orders.length}`}
          </Button>
        </StickyBar>
      )}
      {assigning && (
        <Suspense>
          <AssignDrawer
            orders={assigning}
            about={`${pluralise(assigning.length, 'order')}: ${assigning.map(({ orderName }) => orderName).join(', ')}`}
            onClose={close}
          />
        </Suspense>
      )}
    </>
  );
}
