import { useSuspenseQuery } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import { platformPayouts, platformReturns } from '@market/api-client/access';
import type { ReconciliationItem } from '@market/domain/reconciliation/reconciliation';
import { useClose } from '@market/web-kit/router/use-close';
import { useServices } from '@market/web-kit/services';
import { useCan } from '@market/web-kit/use-session';
import { DecideRemittance } from '../../../features/cash/components/decide-remittance';
import { ItemDrawer, type ItemLink } from '../../../features/reconciliation/components/item-drawer';
import { itemQuery } from '../../../features/reconciliation/reconciliation.queries';
import { paths } from '../../paths';

export function ReconciliationItemPage() {
  const { reference = '' } = useParams();
  const { api } = useServices();
  const can = useCan();
  const { data: item } = useSuspenseQuery(itemQuery(api, reference));
  const close = useClose(paths.reconciliation.list.href());
  return (
    <ItemDrawer
      key={reference}
      item={item}
      links={itemLinks(item, { payouts: can(platformPayouts), returns: can(platformReturns) })}
      mayResolve={can(platformPayouts)}
      decision={<RemittanceDecision item={item} />}
      onClose={close}
    />
  );
}

const RemittanceDecision = ({
  item: { reference, counterparty = '', bank, remittance },
}: {
  item: ReconciliationItem;
}) =>
  remittance && (
    <DecideRemittance
      remittance={{
        id: reference,
        amount: bank?.amount ?? 0,
        bankReference: remittance.bankReference,
        holderName: counterparty,
      }}
    />
  );

function itemLinks(
  { kind, state, late, orders, reference, remittance }: ReconciliationItem,
  can: { readonly payouts: boolean; readonly returns: boolean },
): ItemLink[] {
  const search = `search=${encodeURIComponent(reference)}`;
  if (remittance)
    return can.payouts
      ? [
          {
            label: 'Open in cash collected',
            href: `${paths.cash.href()}?status=all&search=${encodeURIComponent(remittance.bankReference)}`,
          },
        ]
      : [];
  if (kind === 'payout')
    return can.payouts
      ? [
          {
            label: state === 'refused' ? 'Open the payout to send it again' : 'Open payout',
            href: paths.payouts.detail.href({ reference }),
          },
        ]
      : [];
  return [
    ...orders.map(({ id, orderName }) => ({
      label: `Ledger entries for ${orderName}`,
      href: paths.finance.order.href({ id }),
    })),
    ...(late && can.returns
      ? [
          {
            label: state === 'refundFailed' ? 'Open the refund to retry it' : 'Open refund',
            href: `${paths.refunds.href()}?status=all&${search}`,
          },
        ]
      : []),
    ...(can.payouts
      ? [
          {
            label: 'Payment events',
            href: `${paths.paymentEvents.list.href()}?status=all&${search}`,
          },
        ]
      : []),
  ];
}
