import { formatDateTimeYear } from '@market/domain/lagos-time';
import {
  feeCorrectionOf,
  isExplainable,
  type ReconciliationDetail,
  type ReconciliationItem,
} from '@market/domain/reconciliation/reconciliation';
import {
  reconciliationTexts,
  reconciliationSentence,
} from '@market/domain/reconciliation/reconciliation-texts';
import { Drawer } from '@market/ui/drawer';
import { Link } from '@market/ui/link';
import { moneyText } from '@market/ui/money';
import { StatusTag } from '@market/ui/status-tag';
import { RecordHistory } from '../../../shared/record-history';
import { CheckPayment } from './check-payment';
import { CorrectionEntries } from './correction-entries';
import { Comparison } from './comparison';
import { ResolveForm } from './resolve-form';

export interface ItemLink {
  readonly label: string;
  readonly href: string;
}

interface ItemDrawerProps {
  item: ReconciliationDetail;
  /** Links to related records that the user may open. */
  links: readonly ItemLink[];
  /** Whether the user may resolve differences. */
  mayResolve: boolean;
  onClose: () => void;
}

function titleOf({ difference, kind, bank, ledger }: ReconciliationItem): string {
  if (kind === 'payout') return `Payout of ${moneyText(bank?.amount ?? ledger?.amount ?? 0)}`;
  if (difference === 0) return 'No difference';
  return difference < 0 ? `Short by ${moneyText(-difference)}` : `${moneyText(difference)} more`;
}

/** One payment or payout: why it differs, and the actions that resolve it. */
export function ItemDrawer({ item, links, mayResolve, onClose }: ItemDrawerProps) {
  const { kind, state, reference, recordId } = item;
  const correction = feeCorrectionOf(item);
  const mayExplain = isExplainable(state);
  const isOpen = mayExplain || (state === 'explained' && correction !== 0);
  return (
    <Drawer open wide onOpenChange={onClose} title={titleOf(item)} description={reference}>
      <div className="grid grid-cols-1 gap-6">
        <div className="flex flex-wrap items-center justify-between gap-2 text-sm text-muted">
          <span className="nums">{formatDateTimeYear(item.at)}</span>
          <StatusTag tone={reconciliationTexts[state].tone}>
            {reconciliationTexts[state].label}
          </StatusTag>
        </div>
        <p className="text-sm">{reconciliationSentence(item)}</p>
        <Comparison item={item} />
        {links.length > 0 && (
          <ul className="flex flex-wrap gap-x-5 gap-y-2 text-sm">
            {links.map(({ label, href }) => (
              <li key={href}>
                <Link to={href} className="link">
                  {label}
                </Link>
              </li>
            ))}
          </ul>
        )}
        {mayResolve && kind === 'payment' && state === 'missingInLedger' && (
          <CheckPayment reference={reference} />
        )}
        {correction !== 0 && isOpen && <CorrectionEntries correction={correction} />}
        {mayResolve && isOpen && (
          <ResolveForm reference={reference} correction={correction} mayExplain={mayExplain} />
        )}
        {recordId !== undefined && <RecordHistory subject={kind} id={recordId} />}
      </div>
    </Drawer>
  );
}
