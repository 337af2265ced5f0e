import { Check } from 'lucide-react';
import type { Product } from '@market/domain/catalogue/product';
import { reviewDecisionSchema } from '@market/domain/catalogue/review-decision';
import { Button } from '@market/ui/button';
import { productReasons } from '../../../shared/approval-texts';
import { SendBackButton } from '../../../shared/send-back-button';
import type { useProductDecision } from '../use-product-decision';

interface DecisionButtonsProps {
  product: Product;
  decision: ReturnType<typeof useProductDecision>;
  onDecided: () => void;
}

const consequences = {
  change:
    'Shoppers still see the approved version. The merchant receives your reason by email and can submit again.',
  product:
    'The product is taken off sale. The merchant receives your reason by email and can submit again.',
};

/**
 * Buttons to approve or send back the pending change, or the product itself when no change is
 * pending.
 */
export function DecisionButtons({
  product: { name, approvalStatus, revision },
  decision,
  onDecided,
}: DecisionButtonsProps) {
  return (
    <>
      {approvalStatus !== 'rejected' && (
        <SendBackButton
          name={name}
          {...(approvalStatus === 'approved' && {
            description: consequences[revision?.status === 'pending' ? 'change' : 'product'],
          })}
          reasons={productReasons}
          schema={reviewDecisionSchema}
          onSend={(body) => decision.sendBack(body).then(onDecided)}
        />
      )}
      {approvalStatus === 'approved' && !revision ? (
        <p className="self-center text-right text-sm text-muted">Approved</p>
      ) : (
        <Button
          variant="primary"
          icon={<Check size={17} />}
          busy={decision.approving}
          busyLabel="Approving…"
          onClick={() => decision.approve(onDecided)}
        >
          {revision ? 'Approve change' : 'Approve product'}
        </Button>
      )}
    </>
  );
}
