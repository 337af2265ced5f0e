import { useQuery } from '@tanstack/react-query';
import { useServices } from '@market/web-kit/services';
import { PayoutFigures } from '../../../features/payouts/components/payout-figures';
import { moneyQuery } from '../../../features/payouts/payouts.queries';
import { queryError } from '../../../shared/query-error';

export function MoneyFigures() {
  const { api } = useServices();
  const money = useQuery(moneyQuery(api));
  return queryError(money) ?? <PayoutFigures money={money.data} />;
}
