import { useMutation } from '@tanstack/react-query';
import type { Product } from '@market/domain/catalogue/product';
import type { ReviewDecision } from '@market/domain/catalogue/review-decision';
import { useServices } from '@market/web-kit/services';
import { decideOnProduct } from './products.queries';

/**
 * Decides on the version of the product that is shown. The server refuses the decision when there
 * is a newer one.
 */
export function useProductDecision({ id, merchantId, updatedAt, revision }: Product) {
  const { api } = useServices();
  const approve = useMutation(decideOnProduct(api));
  const reject = useMutation(decideOnProduct(api));
  const request = (body: ReviewDecision) => ({
    query: { productId: id, merchantId },
    body: { ...body, submittedAt: revision?.submittedAt ?? updatedAt },
  });
  return {
    approve: (onSuccess: () => void) => approve.mutate(request({ approved: true }), { onSuccess }),
    approving: approve.isPending,
    /** The error from an approval. Errors from sending back are shown in the dialog. */
    error: approve.error,
    sendBack: (body: ReviewDecision) => reject.mutateAsync(request(body)),
  };
}
