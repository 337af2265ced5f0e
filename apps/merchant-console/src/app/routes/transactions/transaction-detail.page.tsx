import { useSuspenseQuery } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import * as orders from '@market/api-client/contract/main/merchant-orders';
import { Button } from '@market/ui/button';
import { Link } from '@market/ui/link';
import { useClose } from '@market/web-kit/router/use-close';
import { useServices } from '@market/web-kit/services';
import { useCan } from '@market/web-kit/use-session';
import { TransactionDrawer } from '../../../features/transactions/components/transaction-drawer';
import { transactionQuery } from '../../../features/transactions/transactions.queries';
import { paths } from '../../paths';

export function TransactionDetailPage() {
  const { id = '' } = useParams();
  const { api } = useServices();
  const can = useCan();
  const close = useClose(paths.transactions.list.href());
  const { data: transaction } = useSuspenseQuery(transactionQuery(api, id));
  return (
    <TransactionDrawer
      key={id}
      transaction={transaction}
      onClose={close}
      links={
        <>
          <Button render={<Link to={paths.invoices.detail.href({ id })} />}>Invoice</Button>
          {can(orders.byId) && (
            <Button
              render={<Link to={paths.orders.detail.href({ id: transaction.orderTrackerId })} />}
            >{`Order ${transaction.orderName}`}</Button>
          )}
        </>
      }
    />
  );
}
