import { useQuery } from '@tanstack/react-query';
import { returnStatusLabels } from '@market/domain/orders/return-status';
import { Card } from '@market/ui/card';
import { Link } from '@market/ui/link';
import { Skeleton } from '@market/ui/skeleton';
import { StatusTag } from '@market/ui/status-tag';
import { returnTone, returnTypeText } from '@market/console/returns/return-texts';
import { useServices } from '@market/web-kit/services';
import { returnsOfOrderQuery } from '../../../features/returns/returns.queries';
import { QueryView } from '../../../shared/query-view';
import { paths } from '../../paths';

export function OrderReturns({ orderId }: { orderId: string }) {
  const { api } = useServices();
  const query = useQuery(returnsOfOrderQuery(api, orderId));
  return (
    <Card title="Returns" flush>
      <QueryView query={query} headingLevel={3} skeleton={<Skeleton className="m-5 h-6" />}>
        {({ rows }) => (
          <ul className="divide-y divide-line text-sm">
            {rows.map(({ id, returnName, type, status }) => (
              <li
                key={id}
                className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 px-5 py-3.5"
              >
                <span>
                  <Link to={paths.return.href({ returnId: id })} className="link nums">
                    {returnName}
                  </Link>
                  <span className="text-muted">{`, ${returnTypeText(type).toLowerCase()}`}</span>
                </span>
                <StatusTag tone={returnTone(status)}>{returnStatusLabels[status]}</StatusTag>
              </li>
            ))}
          </ul>
        )}
      </QueryView>
    </Card>
  );
}
