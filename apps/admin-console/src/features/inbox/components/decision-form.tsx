import { Check } from 'lucide-react';
import { useId, type Ref } from 'react';
import type { InboxKind } from '@market/domain/inbox/inbox';
import { Button } from '@market/ui/button';
import { Field } from '@market/ui/field';
import { Textarea } from '@market/ui/textarea';
import { CommonReasons } from '../../../shared/common-reasons';
import { decisionEffects } from '../model/inbox-texts';

interface DecisionFormProps {
  kind: InboxKind;
  reason: string;
  reasonRef: Ref<HTMLTextAreaElement>;
  onReason: (reason: string) => void;
  onApprove: () => void;
  onSendBack: (reason: string) => void;
}

/**
 * Buttons to approve an item or send it back with a reason. Renders nothing for kinds that are
 * decided elsewhere.
 */
export function DecisionForm({
  kind,
  reason,
  reasonRef,
  onReason,
  onApprove,
  onSendBack,
}: DecisionFormProps) {
  const hintId = useId();
  const effect = decisionEffects[kind];
  const isMissing = reason.trim() === '';
  if (!effect) return null;
  return (
    <>
      {effect.reasons && (
        <CommonReasons reasons={effect.reasons} value={reason} onChange={onReason} />
      )}
      {effect.sendBack && (
        <Field label="Reason, if you do not approve it" hint={effect.sendBack}>
          <Textarea
            ref={reasonRef}
            value={reason}
            maxLength={500}
            onChange={(event) => onReason(event.target.value)}
          />
        </Field>
      )}
      <p className="text-sm text-muted">{effect.approve}</p>
      <div className="grid gap-2 xl:sticky xl:bottom-0 xl:-mx-5 xl:-mb-5 xl:border-t xl:border-line xl:bg-surface xl:px-5 xl:py-4">
        <div className="flex flex-wrap gap-2">
          <Button variant="primary" icon={<Check size={17} />} onClick={onApprove}>
            {effect.approveLabel ?? 'Approve'}
          </Button>
          {effect.sendBack && (
            <Button
              disabled={isMissing}
              aria-describedby={isMissing ? hintId : undefined}
              onClick={() => onSendBack(reason.trim())}
            >
              {effect.sendBackLabel ?? 'Send back'}
            </Button>
          )}
        </div>
        {effect.sendBack && isMissing && (
          <p id={hintId} className="text-xs text-muted">
            Enter a reason first.
          </p>
        )}
      </div>
    </>
  );
}
