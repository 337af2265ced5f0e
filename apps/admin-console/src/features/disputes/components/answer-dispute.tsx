import { lazy, Suspense, useState } from 'react';
import type { Dispute, DisputeAnswerInput } from '@market/domain/disputes/dispute';
import { Button } from '@market/ui/button';

const AnswerDialog = lazy(async () => ({
  default: (await import('./answer-dialog')).AnswerDialog,
}));

/** Each button asks for confirmation, because the answer is final. */
export function AnswerDispute({ dispute }: { dispute: Dispute }) {
  const [decision, setDecision] = useState<DisputeAnswerInput['decision']>();
  return (
    <>
      <Button onClick={() => setDecision('accept')}>Accept dispute</Button>
      <Button variant="primary" onClick={() => setDecision('decline')}>
        Contest dispute
      </Button>
      {decision && (
        <Suspense>
          <AnswerDialog
            dispute={dispute}
            decision={decision}
            onClose={() => setDecision(undefined)}
          />
        </Suspense>
      )}
    </>
  );
}
