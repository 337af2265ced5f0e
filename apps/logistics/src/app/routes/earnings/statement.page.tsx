import * as partnerPayouts from '@market/api-client/contract/main/partner-payouts';
import { StatementPage } from '@market/console/payouts/statement-page';
import { paths } from '../../paths';

export function PartnerStatementPage() {
  return (
    <StatementPage
      list={{ label: 'Earnings', to: paths.earnings.href() }}
      orderHref={(id) => paths.orders.detail.href({ id })}
      calls={partnerPayouts}
    />
  );
}
