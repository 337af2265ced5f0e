import { formatDateTimeYear } from '@market/domain/lagos-time';
import type { StoreApplication } from '@market/domain/stores/store';
import type { ApprovalStep } from '@market/ui/approval-steps';

export const isApprovedBy = (
  { approvals }: Pick<StoreApplication, 'approvals'>,
  approverId: string,
): boolean => approvals.some((approval) => approval.approverId === approverId);

const titles = { 1: 'First approval', 2: 'Second approval' } as const;

/**
 * The two approvals that a store needs from different people. Sending a store back revokes the
 * first approval.
 */
function approvalSteps({
  approvals,
  status,
  firstApproval,
  reviewNote,
}: StoreApplication): ApprovalStep[] {
  return ([1, 2] as const).map((level) => {
    const given = approvals.find((approval) => approval.level === level);
    const step = { id: titles[level], title: titles[level] };
    if (given)
      return {
        ...step,
        state: 'approved',
        detail: `${given.approverName}, ${formatDateTimeYear(given.approvedAt)}`,
      };
    if (status === 'rejected' && level === 1)
      return { ...step, state: 'rejected', detail: reviewNote };
    const isNext = status === 'pending' && (level === 1 || firstApproval);
    return {
      ...step,
      state: isNext ? 'current' : 'next',
      ...(isNext && level === 2 && { detail: 'by a different person' }),
    };
  });
}

/** From the application to the open store. */
export const applicationSteps = (store: StoreApplication): ApprovalStep[] => [
  store.submittedAt
    ? {
        id: 'submitted',
        title: 'Submitted',
        state: 'approved',
        word: store.merchantName,
        detail: formatDateTimeYear(store.submittedAt),
      }
    : { id: 'submitted', title: 'Submitted', state: 'next', word: 'Not submitted yet' },
  ...approvalSteps(store),
  { id: 'open', title: 'Open for sales', ...openStep(store) },
];

function openStep({ status }: StoreApplication): Pick<ApprovalStep, 'state' | 'word'> {
  if (status === 'live') return { state: 'approved', word: 'Shoppers see its approved products' };
  if (status === 'paused') return { state: 'approved', word: 'Paused by the merchant' };
  if (status === 'suspended') return { state: 'rejected', word: 'Suspended' };
  return { state: 'next', word: 'After both approvals' };
}
