import { useWatch } from 'react-hook-form';
import type { Product } from '@market/domain/catalogue/product';
import type { ProductInput } from '@market/domain/catalogue/product-input';
import { withRevision } from '@market/domain/catalogue/revised-product';
import { changesToApprove, changesToApproveText } from '@market/domain/catalogue/reviewed-fields';
import { Alert } from '@market/ui/alert';
import { productToSave, type ProductControl } from '../product-form.schema';

interface ApprovalNotesProps {
  product: Product;
  control: ProductControl;
}

export function ApprovalNotes({ product, control }: ApprovalNotesProps) {
  const { approvalStatus, reviewNote, revision } = product;
  return (
    <>
      {approvalStatus === 'rejected' && (
        <Alert>
          <b className="font-semibold">Sent back.</b> {reviewNote} Fix the problem and submit the
          product again.
        </Alert>
      )}
      {revision?.status === 'rejected' && (
        <Alert>
          <b className="font-semibold">Your change was sent back.</b> {revision.reviewNote} Fix the
          problem and submit the change again. The approved version is on sale.
        </Alert>
      )}
      {revision?.status === 'pending' && (
        <Alert tone="info">
          <b className="font-semibold">
            Your change is waiting for approval. The approved version is on sale.
          </b>{' '}
          Changed: {changesToApproveText(changesToApprove(product, withRevision(product)))}.
        </Alert>
      )}
      <UnsavedNote product={product} control={control} />
    </>
  );
}

/** Lists the unsaved changes that shoppers will not see before they are approved. */
function UnsavedNote({ product, control }: ApprovalNotesProps) {
  const changes = useWatch({
    control,
    compute: (draft: ProductInput) => {
      const input = productToSave(draft);
      return product.approvalStatus === 'approved' &&
        changesToApprove(withRevision(product), input).length > 0
        ? changesToApproveText(changesToApprove(product, input))
        : '';
    },
  });
  if (!changes) return null;
  return (
    <Alert tone="info" announce>
      <b className="font-semibold">Needs approval:</b> {changes}. Shoppers see the approved version
      until then. Changes to prices, stock and variants take effect immediately.
    </Alert>
  );
}
