import { useMutation } from '@tanstack/react-query';
import type { PaymentEvent } from '@market/domain/checkout/payment-event';
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
  handlePaymentEvent,
  retryPaymentEvent,
  retryRefund,
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
  const { mutateAsync: failedRefund } = useMutation(retryRefund(api));
  const { mutateAsync: event } = useMutation(retryPaymentEvent(api));
  const { mutateAsync: handleEvent } = useMutation(handlePaymentEvent(api));
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
      case 'transfer':
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
      case 'failedRefund':
        return failedRefund({ params: { id } });
      case 'paymentEvent':
        return reason === undefined
          ? event({ params: { id } }).then(assertProcessed)
          : handleEvent({ params: { id }, body: { note: reason } });
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

/** Processing an event again succeeds as a request even when the event fails again. */
function assertProcessed({ status, reason }: PaymentEvent): void {
  if (status === 'failed' || status === 'waiting')
    throw new Error(`The event could not be processed. ${reason ?? ''}`.trim());
}
