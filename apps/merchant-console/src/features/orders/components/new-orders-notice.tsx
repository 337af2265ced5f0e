import { useQuery } from '@tanstack/react-query';
import { ArrowUp } from 'lucide-react';
import { Button } from '@market/ui/button';
import { useServices } from '@market/web-kit/services';
import { newOrders, newOrdersText } from '../model/new-orders';
import { latestOrdersQuery, newestOrdersQuery } from '../newest-orders.queries';

interface NewOrdersNoticeProps {
  /** The ids of the orders in the list. */
  shown: readonly string[];
  onShow: () => void;
}

/** Announces new orders at the bottom of the window. The list changes only when the user clicks. */
export function NewOrdersNotice({ shown, onShow }: NewOrdersNoticeProps) {
  const { api } = useServices();
  const { data: latest } = useQuery(latestOrdersQuery(api));
  const { data: newest } = useQuery(newestOrdersQuery(api, latest));
  const arrived =
    latest && newest
      ? newOrders(
          newest.ids,
          latest.rows.map(({ id }) => id),
          shown,
        )
      : [];
  const text = arrived.length > 0 && newest ? newOrdersText(arrived.length, newest.ids.length) : '';
  return (
    <div className="pointer-events-none sticky bottom-3 z-(--z-sticky) -mb-8 flex h-8 items-end justify-center">
      <p role="status" className="sr-only">
        {text}
      </p>
      {text && (
        <Button
          variant="ink"
          icon={<ArrowUp size={16} />}
          className="pointer-events-auto rounded-full! shadow-2"
          onClick={onShow}
        >
          {`Show ${text}`}
        </Button>
      )}
    </div>
  );
}
