import { useSuspenseQuery } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import { useClose } from '@market/web-kit/router/use-close';
import { useServices } from '@market/web-kit/services';
import { TransactionDrawer } from '../../../features/transactions/components/transaction-drawer';
import { transactionQuery } from '../../../features/transactions/transactions.queries';
import { paths } from '../../paths';

export function TransactionDetailPage() {
  const { id = '' } = useParams();
  const { api } = useServices();
  const { data: transaction } = useSuspenseQuery(transactionQuery(api, id));
  const close = useClose(paths.transactions.list.href());
  return (
    <TransactionDrawer
      transaction={transaction}
      orderHref={(order) => paths.finance.order.href({ id: order })}
      onClose={close}
    />
  );
}
