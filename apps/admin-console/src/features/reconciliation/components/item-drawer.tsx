import { lazy, Suspense, type ReactNode } from 'react';
import {
  getFeeCorrection,
  isExplainable,
  type ReconciliationDetail,
} from '@market/domain/reconciliation/reconciliation';
import {
  reconciliationTexts,
  reconciliationSentence,
} from '@market/domain/reconciliation/reconciliation-texts';
import { Drawer } from '@market/ui/drawer';
import { Link } from '@market/ui/link';
import { StatusTag } from '@market/ui/status-tag';
import { itemDate, itemReference, itemTitle } from '../model/item-texts';
import { CheckPayment } from './check-payment';
import { CorrectionEntries } from './correction-entries';
import { Comparison } from './comparison';
import { ResolveForm } from './resolve-form';

const RecordHistory = lazy(async () => ({
  default: (await import('../../../shared/record-history')).RecordHistory,
}));

export interface ItemLink {
  readonly label: string;
  readonly href: string;
}

interface ItemDrawerProps {
  item: ReconciliationDetail;
  /** Links to the related records that the user has access to. */
  links: readonly ItemLink[];
  mayResolve: boolean;
  decision: ReactNode;
  onClose: () => void;
}

export function ItemDrawer({ item, links, mayResolve, decision, onClose }: ItemDrawerProps) {
  const { kind, state, reference, recordId } = item;
  const correction = getFeeCorrection(item);
  const mayExplain = isExplainable(state);
  const isOpen = mayExplain || (state === 'explained' && correction !== 0);
  return (
    <Drawer
      open
      wide
      onOpenChange={onClose}
      title={itemTitle(item)}
      description={itemReference(item)}
    >
      <div className="grid grid-cols-1 gap-6">
        <div className="flex flex-wrap items-center justify-between gap-2 text-sm text-muted">
          <span className="nums">{itemDate(item)}</span>
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
        {mayResolve && state === 'toConfirm' && decision}
        {mayResolve && kind === 'payment' && state === 'missingInLedger' && (
          <CheckPayment reference={reference} />
        )}
        {correction !== 0 && isOpen && <CorrectionEntries correction={correction} />}
        {mayResolve && isOpen && (
          <ResolveForm reference={reference} correction={correction} mayExplain={mayExplain} />
        )}
        {recordId !== undefined && (
          <Suspense>
            <RecordHistory subject={kind} id={recordId} />
          </Suspense>
        )}
      </div>
    </Drawer>
  );
}
