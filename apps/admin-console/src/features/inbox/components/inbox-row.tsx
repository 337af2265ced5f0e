import {
  Banknote,
  BanknoteX,
  Check,
  FileCheck2,
  Handshake,
  Landmark,
  PackageCheck,
  Scale,
  Store,
  TriangleAlert,
  Truck,
  Undo2,
  Wallet,
  Warehouse,
  Webhook,
  type LucideIcon,
} from 'lucide-react';
import type { ReactNode } from 'react';
import { formatAge } from '@market/domain/age';
import type { InboxItem, InboxKind } from '@market/domain/inbox/inbox';
import { Button } from '@market/ui/button';
import { Money } from '@market/ui/money';
import { decisionEffects, getDueState } from '../model/inbox-texts';
import { isDecided, type DecisionState } from '../use-decisions';
import { KeyHint } from './key-hint';

const icons: Readonly<Record<InboxKind, LucideIcon>> = {
  dispute: Scale,
  payout: Wallet,
  refund: Banknote,
  remittance: Landmark,
  transfer: TriangleAlert,
  failedRefund: BanknoteX,
  paymentEvent: Webhook,
  difference: FileCheck2,
  order: Truck,
  store: Store,
  product: PackageCheck,
  hub: Warehouse,
  partner: Handshake,
};

const tones = { late: 'text-danger', today: 'text-warning', later: 'text-text-2' } as const;

interface InboxRowProps {
  item: InboxItem;
  now: Date;
  selected: boolean;
  state: DecisionState | undefined;
  /** Who decided on the item, once it is no longer waiting. */
  answered: string | undefined;
  onSelect: () => void;
  onUndo: () => void;
  /** The panel, shown below the row when there is no room beside the list. */
  children: ReactNode;
}

export function InboxRow({
  item,
  now,
  selected,
  state,
  answered,
  onSelect,
  onUndo,
  children,
}: InboxRowProps) {
  const due = getDueState(item, now);
  const decided = isDecided(state) ? state : undefined;
  const Icon = decided ? Check : icons[item.kind];
  return (
    <li
      className={`border-b border-l-3 border-line last:border-b-0 ${selected ? 'border-l-accent bg-accent-soft' : 'border-l-transparent'} ${decided || answered ? 'bg-sunken' : ''}`}
    >
      <div className="relative flex flex-wrap items-center gap-x-4 gap-y-1 px-4 py-3 text-sm hover:bg-hover">
        <span
          aria-hidden="true"
          className={`grid size-9 flex-none place-items-center rounded-2 ${decided ? 'bg-success-soft text-success' : 'bg-sunken text-text-2'}`}
        >
          <Icon size={18} />
        </span>
        <span className="min-w-0 flex-1 basis-40">
          <button
            type="button"
            aria-current={selected || undefined}
            onClick={onSelect}
            className="stretched block w-full truncate text-left font-semibold"
          >
            {item.title}
          </button>
          <span className="block truncate text-xs text-muted">
            {decided
              ? decided.approved
                ? (decisionEffects[item.kind]?.approved ?? 'Approved by you')
                : (decisionEffects[item.kind]?.sentBack ?? 'Sent back by you')
              : (answered ?? item.detail)}
          </span>
        </span>
        <span className="flex w-full items-center justify-between gap-4 pl-13 sm:w-auto sm:pl-0">
          {item.value === undefined ? (
            <span className="text-muted">–</span>
          ) : (
            <Money kobo={item.value} className="font-semibold nums" />
          )}
          {decided ? (
            <span className="relative z-1 w-32 text-right">
              {decided.phase === 'undoable' ? (
                <Button
                  size="sm"
                  icon={<Undo2 size={15} />}
                  trailingIcon={selected && <KeyHint>U</KeyHint>}
                  aria-keyshortcuts={selected ? 'U' : undefined}
                  onClick={onUndo}
                >
                  Undo
                </Button>
              ) : (
                <span className="text-xs text-muted">Saving…</span>
              )}
            </span>
          ) : answered ? (
            <span className="w-32" />
          ) : (
            <span className="w-32 text-right text-xs">
              <span className={`block font-semibold ${tones[due.urgency]}`}>{due.text}</span>
              <span className="block text-muted">
                {`waited ${formatAge(item.waitingSince, now)}`}
              </span>
            </span>
          )}
        </span>
      </div>
      {children && <div className="px-4 pb-4">{children}</div>}
    </li>
  );
}

/** Separates items that are overdue or due today from those that can wait. */
export const InboxHeading = ({
  urgent,
  count,
}: {
  urgent: boolean;
  count?: number | undefined;
}) => (
  <li className="flex gap-2 border-b border-line bg-sunken px-4 py-2 text-xs font-semibold">
    <h2>{urgent ? 'Overdue or due today' : 'Waiting'}</h2>
    {count !== undefined && <span className="font-normal text-muted nums">{count}</span>}
  </li>
);
