import * as productApprovals from '@market/api-client/contract/main/product-approvals';
import type { Product } from '@market/domain/catalogue/product';
import { getReviewStatus } from '@market/domain/catalogue/revised-product';
import { Alert } from '@market/ui/alert';
import { Drawer } from '@market/ui/drawer';
import { StatusTag } from '@market/ui/status-tag';
import { useCan } from '@market/web-kit/use-session';
import { approvalStatusTexts } from '../../../shared/approval-texts';
import { useProductDecision } from '../use-product-decision';
import { DecisionButtons } from './decision-buttons';
import { ProductChanges } from './product-changes';
import { ProductFacts } from './product-facts';
import { ProductGallery } from './product-gallery';
import { ProductHistory } from './product-history';
import { ShopVisibility } from './shop-visibility';

/** A decision can be changed later. */
export function ProductDrawer({
  product,
  storeHref,
  onClose,
}: {
  product: Product;
  /** Undefined when the user has no access to stores. */
  storeHref: string | undefined;
  onClose: () => void;
}) {
  const can = useCan();
  const decision = useProductDecision(product);
  const { revision, reviewNote } = product;
  const { label, tone } = approvalStatusTexts[getReviewStatus(product)];

  return (
    <Drawer
      open
      docked
      onOpenChange={onClose}
      title={product.name}
      description={product.store.storeName}
      footer={
        can(productApprovals.decide) && (
          <DecisionButtons product={product} decision={decision} onDecided={onClose} />
        )
      }
    >
      <div className="grid gap-5">
        {decision.error && <Alert>{decision.error.message}</Alert>}
        {reviewNote && <Alert tone="warning">{`Sent back: ${reviewNote}`}</Alert>}
        {revision && (
          <Alert tone={revision.status === 'rejected' ? 'warning' : 'info'}>
            {revision.status === 'rejected'
              ? `Change sent back: ${revision.reviewNote ?? ''}`
              : 'The approved version is on sale while this change waits.'}
          </Alert>
        )}
        <StatusTag tone={tone} className="justify-self-start">
          {label}
        </StatusTag>
        <ShopVisibility productId={product.id} />
        {revision && <ProductChanges product={product} />}
        <section className="grid gap-5">
          {revision && <h3 className="-mb-3 text-sm font-semibold">Approved version</h3>}
          <ProductGallery product={product} />
          <ProductFacts product={product} storeHref={storeHref} />
        </section>
        <ProductHistory product={product} />
      </div>
    </Drawer>
  );
}
