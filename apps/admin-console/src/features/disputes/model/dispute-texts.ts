import { disputeStatuses, type Dispute, type DisputeStatus } from '@market/domain/disputes/dispute';
import type { StatusText } from '@market/ui/status-tag';

const disputeStatusTexts: Readonly<Record<DisputeStatus, StatusText>> = {
  open: { label: 'Needs a response', tone: 'pending' },
  won: { label: 'Won', tone: 'done' },
  lost: { label: 'Lost', tone: 'problem' },
};

/** An open dispute that was answered is shown as answered until the bank decides. */
export const disputeStatus = ({
  status,
  answer,
}: Pick<Dispute, 'status' | 'answer'>): StatusText =>
  status === 'open' && answer
    ? { label: 'Response sent', tone: 'moving' }
    : disputeStatusTexts[status];

const tabLabels: Readonly<Record<DisputeStatus, string>> = {
  open: 'Open',
  won: 'Won',
  lost: 'Lost',
};
export const disputeTabs = [
  ...disputeStatuses.map((value) => ({ value, label: tabLabels[value] })),
  { value: 'all' as const, label: 'All' },
];

export const decisionTexts = {
  accept: 'Accepted: the customer gets the money back',
  decline: 'Contested: the bank decides',
} as const;
