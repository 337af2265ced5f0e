import { useMutation } from '@tanstack/react-query';
import type { Product } from '@market/domain/catalogue/product';
import type { ReviewDecision } from '@market/domain/catalogue/review-decision';
import { useServices } from '@market/web-kit/services';
import { productDecision } from './products.queries';

/** Decides on the version of the product that is shown: a newer one is refused. */
export function useProductDecision({ id, merchantId, updatedAt, revision }: Product) {
  const { api } = useServices();
  const approval = useMutation(productDecision(api));
  const refusal = useMutation(productDecision(api));
  const request = (body: ReviewDecision) => ({
    query: { productId: id, merchantId },
    body: { ...body, submittedAt: revision?.submittedAt ?? updatedAt },
  });
  return {
    approve: (onSuccess: () => void) => approval.mutate(request({ approved: true }), { onSuccess }),
    approving: approval.isPending,
    /** Of the approval. The dialog shows the other. */
    error: approval.error,
    sendBack: (body: ReviewDecision) => refusal.mutateAsync(request(body)),
  };
}
