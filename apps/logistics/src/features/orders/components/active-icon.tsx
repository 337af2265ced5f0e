import { useQuery } from '@tanstack/react-query';
import { Package } from 'lucide-react';
import { CountBadge } from '@market/ui/count-badge';
import { tabCountClass } from '@market/ui/tab-bar';
import { activeCountQuery } from '../orders.queries';

/** The icon of the tab “Active”, with a plain count, because no order waits for an answer. */
export function ActiveIcon(props: { size?: number }) {
  const { data: count } = useQuery(activeCountQuery);
  return (
    <>
      <Package {...props} />
      {count ? <CountBadge value={count} className={tabCountClass} /> : null}
    </>
  );
}
