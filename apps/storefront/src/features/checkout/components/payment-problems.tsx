import type { MouseEvent } from 'react';
import type { Quote } from '@market/domain/checkout/checkout';
import { Alert } from '@market/ui/alert';
import { LinkButton } from '@market/ui/link';
import type { PaymentProblem } from '../use-start-payment';

interface PaymentProblemsProps {
  refusals: Quote['refusals'];
  /** Removes a coupon that does not apply. */
  onRemoveCoupon: (event: MouseEvent<HTMLElement>) => void;
  problem: PaymentProblem | undefined;
}

export function PaymentProblems({ refusals, onRemoveCoupon, problem }: PaymentProblemsProps) {
  return (
    <>
      {refusals.map(({ code, reason }) => (
        <Alert
          key={code}
          tone="warning"
          action={<LinkButton onClick={onRemoveCoupon}>Remove</LinkButton>}
        >
          {reason}
        </Alert>
      ))}
      {problem && (
        <Alert>
          <p>{problem.text}</p>
          {problem.changes.length > 0 && (
            <ul className="mt-2 list-disc pl-4">
              {problem.changes.map((change) => (
                <li key={change}>{change}</li>
              ))}
            </ul>
          )}
        </Alert>
      )}
    </>
  );
}
