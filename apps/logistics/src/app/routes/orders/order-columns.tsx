import type { ComponentProps, ReactNode } from 'react';
import { OrderSidebar } from '../../../features/orders/components/order-sidebar';
import { StaleNote, type RefreshedQuery } from '../../../shared/stale-note';
import { paths } from '../../paths';

interface OrderColumnsProps {
  rail: Omit<ComponentProps<typeof OrderSidebar>, 'hrefOf'>;
  query: RefreshedQuery;
  children: ReactNode;
}

/** The order fills the width on phones. On wide screens, it is a box beside the list. */
export function OrderColumns({ rail, query, children }: OrderColumnsProps) {
  return (
    <div className="grid items-start gap-5 lg:grid-cols-[20rem_minmax(0,1fr)]">
      <OrderSidebar {...rail} hrefOf={({ id }) => paths.orders.detail.href({ id })} />
      <div className="-mx-4 -mt-5 min-w-0 lg:col-start-2 lg:m-0 lg:overflow-clip lg:rounded-3 lg:border lg:border-line">
        <StaleNote
          query={query}
          className="sticky top-(--topbar) z-1 rounded-none! border-b border-line"
        />
        {children}
      </div>
    </div>
  );
}
