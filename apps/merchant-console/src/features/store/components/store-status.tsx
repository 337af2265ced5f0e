import type { ReactNode } from 'react';
import type { StoreProfile } from '@market/domain/stores/store';
import * as stores from '@market/api-client/contract/main/stores';
import { Alert } from '@market/ui/alert';
import { ApprovalSteps, type ApprovalStep } from '@market/ui/approval-steps';
import { useCan } from '@market/web-kit/use-session';
import { ResumeStore } from './resume-store';

const approvalSteps = ({ firstApproval, secondApproval }: StoreProfile): ApprovalStep[] => [
  { id: 'first', title: 'First approval', state: firstApproval ? 'approved' : 'current' },
  {
    id: 'second',
    title: 'Second approval',
    state: secondApproval ? 'approved' : firstApproval ? 'current' : 'next',
  },
];

interface StoreStatusProps {
  store: StoreProfile;
  /** Shown for a rejected store: a link to what the owner has to correct. */
  fixLink: ReactNode;
}

export function StoreStatus({ store, fixLink }: StoreStatusProps) {
  const can = useCan();
  if (store.status === 'pending') {
    return (
      <div className="grid gap-4">
        <p className="text-sm text-text-2">
          Two people review every new store. We email you when it is live. You can add products in
          the meantime.
        </p>
        <ApprovalSteps label="Approvals" steps={approvalSteps(store)} />
      </div>
    );
  }
  if (store.status === 'rejected') {
    return (
      <Alert>
        <p className="break-words whitespace-pre-line">
          <b className="font-semibold">Your store was sent back.</b> {store.reviewNote}
        </p>
        <p className="mt-2">
          Fix the problem or write to the approvers, then submit again. The approvers review your
          store only after you submit.
        </p>
        {fixLink && <div className="mt-2">{fixLink}</div>}
      </Alert>
    );
  }
  if (store.status === 'suspended') {
    return (
      <Alert>
        <b className="font-semibold">Your store is suspended.</b> {store.reviewNote} Customers
        cannot see your products.
      </Alert>
    );
  }
  if (store.status === 'paused') {
    return (
      <Alert tone="warning">
        <p>
          <b className="font-semibold">Your store is paused.</b> Customers cannot buy your products.
          Existing orders continue.
        </p>
        {can(stores.pause) && (
          <div className="mt-3">
            <ResumeStore />
          </div>
        )}
      </Alert>
    );
  }
  return <Alert tone="success">Your store is live. Approved products are for sale.</Alert>;
}
