import { useMutation } from '@tanstack/react-query';
import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import * as storeApprovals from '@market/api-client/contract/main/store-approvals';
import { storeDecisionSchema, type StoreApplicationDetail } from '@market/domain/stores/store';
import { Alert } from '@market/ui/alert';
import { Button } from '@market/ui/button';
import { useServices } from '@market/web-kit/services';
import { useCan, useUser } from '@market/web-kit/use-session';
import { SendBackButton } from '../../../shared/send-back-button';
import { isApprovedBy } from '../model/approvals';
import { approvalTexts } from '../model/store-texts';
import { decideOnStore } from '../stores.queries';

/** Approves a store or sends it back. The two approvals must come from different people. */
export function DecisionBar({
  store,
  changeCategory,
}: {
  store: StoreApplicationDetail;
  changeCategory: ReactNode;
}) {
  const { api } = useServices();
  const can = useCan();
  const user = useUser();
  const texts = approvalTexts(store);
  const approve = useMutation(decideOnStore(api, texts.done));
  const reject = useMutation(decideOnStore(api, `${store.storeName} was sent back`));
  const params = { id: store.id };
  const { name, commissionPercent } = store.paymentCategory;

  if (store.status !== 'pending') return null;
  if (!can(storeApprovals.decide))
    return (
      <Hint>Only store approvers, super admins and admins with access to stores can decide.</Hint>
    );
  const isOwn = isApprovedBy(store, user?.id ?? '');
  if (user?.role === 'admin' && store.firstApproval)
    return (
      <Hint>
        {isOwn
          ? 'You gave the first approval. A store approver or a super admin must give the second.'
          : 'A store approver or a super admin must give the second approval.'}
      </Hint>
    );

  return (
    <div className="grid gap-3">
      {approve.error && <Alert>{approve.error.message}</Alert>}
      {isOwn && (
        <Alert tone="neutral">
          You gave the first approval. Someone else must give the second.
        </Alert>
      )}
      <div className="flex flex-wrap items-center justify-end gap-2">
        <div className="mr-auto min-w-0 text-sm">
          <p className="flex flex-wrap items-center gap-x-2">
            <span className="text-muted">Payment category</span>
            <b className="font-semibold wrap-anywhere">{`${name}, ${commissionPercent}%`}</b>
            {changeCategory}
          </p>
          {!isOwn && <p className="text-muted">{texts.effect}</p>}
        </div>
        <SendBackButton
          name={store.storeName}
          schema={storeDecisionSchema}
          onSend={(body) => reject.mutateAsync({ params, body })}
        />
        {!isOwn && (
          <Button
            variant="primary"
            icon={<Check size={17} />}
            busy={approve.isPending}
            busyLabel="Approving…"
            onClick={() => approve.mutate({ params, body: { approved: true } })}
          >
            {texts.action}
          </Button>
        )}
      </div>
    </div>
  );
}

const Hint = ({ children }: { children: string }) => (
  <p className="text-sm text-muted">{children}</p>
);
