import { useQuery } from '@tanstack/react-query';
import {
  Banknote,
  CalendarDays,
  History,
  Inbox,
  Truck,
  SquareKanban,
  UserRound,
} from 'lucide-react';
import {
  deliveryBoard,
  deliveryPartners,
  partnerOwner,
  platformOrders,
} from '@market/api-client/access';
import type { BottomTab } from '@market/ui/tab-bar';
import { useServices } from '@market/web-kit/services';
import { useCan } from '@market/web-kit/use-session';
import {
  offersQuery,
  unassignedQuery,
  unsentOrdersQuery,
} from '../../features/orders/orders.queries';
import { ActiveIcon } from '../../features/orders/components/active-icon';
import { useRole } from '../../shared/role';
import { paths } from '../paths';

export function useTabs(): BottomTab[] {
  const { api } = useServices();
  const role = useRole();
  const can = useCan();
  const delivers = can(deliveryPartners);
  const plans = can(deliveryBoard);
  const assigns = can(platformOrders);
  const offers = useQuery({ ...offersQuery(api, role), enabled: delivers });
  const unassigned = useQuery({ ...unassignedQuery(api), enabled: assigns });

  const { data: unsent = [] } = useQuery(unsentOrdersQuery);
  const answered = offers.data?.rows.filter(({ id }) => unsent.includes(id)).length ?? 0;
  const openOffers = offers.data && offers.data.count - answered;

  const delivering = [
    { label: 'Offers', to: paths.offers.href(), icon: Inbox, count: openOffers },
    { label: 'Active', to: paths.active.href(), icon: ActiveIcon },
    { label: 'History', to: paths.history.href(), icon: History },
  ];
  const assigning = [
    { label: 'Orders', to: paths.dispatching.href(), icon: Truck, count: unassigned.data?.count },
    { label: 'Riders', to: paths.riders.href(), icon: CalendarDays },
  ];
  return [
    ...(delivers ? delivering : []),
    ...(can(partnerOwner)
      ? [{ label: 'Earnings', to: paths.earnings.href(), icon: Banknote }]
      : []),
    ...(plans ? [{ label: 'Board', to: paths.board.href(), icon: SquareKanban }] : []),
    ...(assigns ? assigning : []),
    { label: 'Account', to: paths.account.href(), icon: UserRound },
  ];
}
