import { useMutation } from '@tanstack/react-query';
import { Check } from 'lucide-react';
import * as productApprovals from '@market/api-client/contract/main/product-approvals';
import type { Product } from '@market/domain/catalogue/product';
import {
  reviewDecisionSchema,
  type ReviewDecision,
} from '@market/domain/catalogue/review-decision';
import { Alert } from '@market/ui/alert';
import { Button } from '@market/ui/button';
import { Drawer } from '@market/ui/drawer';
import { StatusTag } from '@market/ui/status-tag';
import { useServices } from '@market/web-kit/services';
import { useCan } from '@market/web-kit/use-session';
import { SendBack } from '../../../shared/send-back';
import { approvalStatusTexts } from '../model/approval-texts';
import { productDecision } from '../products.queries';
import { ProductFacts } from './product-facts';
import { ProductGallery } from './product-gallery';

/** A product as shoppers see it, with the approval decision. A decision can be changed later. */
export function ProductDrawer({
  product,
  storeHref,
  onClose,
}: {
  product: Product;
  storeHref: string;
  onClose: () => void;
}) {
  const { api } = useServices();
  const can = useCan();
  const approval = useMutation(productDecision(api));
  const refusal = useMutation(productDecision(api));
  const { label, tone } = approvalStatusTexts[product.approvalStatus];
  const decision = (body: ReviewDecision) => ({
    query: { productId: product.id, merchantId: product.merchantId },
    body,
  });

  return (
    <Drawer
      open
      docked
      onOpenChange={onClose}
      title={product.name}
      description={product.store.storeName}
      footer={
        can(productApprovals.decide) && (
          <>
            {product.approvalStatus !== 'rejected' && (
              <SendBack
                name={product.name}
                schema={reviewDecisionSchema}
                onSend={(body) => refusal.mutateAsync(decision(body)).then(onClose)}
              />
            )}
            {product.approvalStatus === 'approved' ? (
              <p className="self-center text-right text-sm text-muted">Approved</p>
            ) : (
              <Button
                variant="primary"
                icon={<Check size={17} />}
                busy={approval.isPending}
                busyLabel="Approving…"
                onClick={() =>
                  approval.mutate(decision({ approved: true }), { onSuccess: onClose })
                }
              >
                Approve product
              </Button>
            )}
          </>
        )
      }
    >
      <div className="grid gap-5">
        {approval.error && <Alert>{approval.error.message}</Alert>}
        {product.reviewNote && <Alert tone="warning">{`Sent back: ${product.reviewNote}`}</Alert>}
        <StatusTag tone={tone} className="justify-self-start">
          {label}
        </StatusTag>
        <ProductGallery product={product} />
        <ProductFacts product={product} storeHref={storeHref} />
      </div>
    </Drawer>
  );
}
