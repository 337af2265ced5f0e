import { useMutation } from '@tanstack/react-query';
import type { InboxItem } from '@market/domain/inbox/inbox';
import type { PartnerOnboardingStep } from '@market/domain/shipping/partner-onboarding';
import { useServices } from '@market/web-kit/services';
import {
  approveHub,
  declineHub,
  decideOnPartner,
  decideOnPayout,
  decideOnProduct,
  decideOnRefund,
  decideOnRemittance,
  decideOnStore,
} from './inbox.queries';

export interface Decision {
  readonly item: InboxItem;
  /** The reason for sending the item back. Undefined to approve it. */
  readonly reason: string | undefined;
  /** What a shipping partner must change. */
  readonly step?: PartnerOnboardingStep | undefined;
}

export function useSendDecision() {
  const { api } = useServices();
  const { mutateAsync: store } = useMutation(decideOnStore(api));
  const { mutateAsync: product } = useMutation(decideOnProduct(api));
  const { mutateAsync: payout } = useMutation(decideOnPayout(api));
  const { mutateAsync: refund } = useMutation(decideOnRefund(api));
  const { mutateAsync: remittance } = useMutation(decideOnRemittance(api));
  const { mutateAsync: hub } = useMutation(approveHub(api));
  const { mutateAsync: refuseHub } = useMutation(declineHub(api));
  const { mutateAsync: partner } = useMutation(decideOnPartner(api));
  return ({
    item: { kind, id, merchantId = '', waitingSince },
    reason,
    step,
  }: Decision): Promise<unknown> => {
    const approved = reason === undefined;
    const body = approved ? { approved } : { approved, reviewNote: reason };
    switch (kind) {
      case 'store':
        return store({ params: { id }, body });
      case 'product':
        return product({
          query: { productId: id, merchantId },
          body: { ...body, submittedAt: waitingSince },
        });
      case 'payout':
        return payout({
          body: {
            payoutId: id,
            ...(approved ? { action: 'approve' } : { action: 'sendBack', reason }),
          },
        });
      case 'refund':
        return refund({ params: { id }, body: { approved, ...(!approved && { reason }) } });
      case 'remittance':
        return remittance({
          params: { id },
          body: { confirmed: approved, ...(!approved && { reason }) },
        });
      case 'partner':
        return partner({
          params: { id },
          body: { ...body, ...(!approved && { reviewStep: step }) },
        });
      case 'hub':
        return reason === undefined
          ? hub({ body: { storeId: id } })
          : refuseHub({ body: { storeId: id, reviewNote: reason } });
      default:
        return Promise.resolve();
    }
  };
}
