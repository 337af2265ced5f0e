import { Check } from 'lucide-react';
import { useId, useState, type Ref } from 'react';
import type { InboxKind } from '@market/domain/inbox/inbox';
import { Button } from '@market/ui/button';
import type { PartnerOnboardingStep } from '@market/domain/shipping/partner-onboarding';
import { Field } from '@market/ui/field';
import { NativeSelect } from '@market/ui/native-select';
import { Textarea } from '@market/ui/textarea';
import { CommonReasons } from '../../../shared/common-reasons';
import { partnerStepOptions, stepForReason } from '../../../shared/partner-texts';
import { decisionEffects } from '../model/inbox-texts';
import { KeyHint } from './key-hint';

interface DecisionFormProps {
  kind: InboxKind;
  reason: string;
  reasonRef: Ref<HTMLTextAreaElement>;
  onReason: (reason: string) => void;
  onApprove: () => void;
  /** `step`: what a shipping partner must change in its application. */
  onSendBack: (reason: string, step: PartnerOnboardingStep | undefined) => void;
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
  const [step, setStep] = useState(() => stepForReason(reason));
  const isStepMissing = kind === 'partner' && step === undefined;
  const isMissing = reason.trim() === '' || isStepMissing;
  if (!effect) return null;
  return (
    <>
      {effect.reasons && (
        <CommonReasons
          reasons={effect.reasons}
          value={reason}
          onChange={(text) => {
            onReason(text);
            setStep(stepForReason(text));
          }}
        />
      )}
      {kind === 'partner' && (
        <Field label="Step to change, if you do not approve it">
          <NativeSelect
            value={step ?? ''}
            onChange={({ target }) =>
              setStep(
                partnerStepOptions.find(({ value }) => value === target.value)?.value || undefined,
              )
            }
          >
            {partnerStepOptions.map(({ value, label }) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </NativeSelect>
        </Field>
      )}
      {effect.sendBack && (
        <Field
          label={effect.reasonLabel ?? 'Reason, if you do not approve it'}
          hint={effect.sendBack}
        >
          <Textarea
            ref={reasonRef}
            value={reason}
            maxLength={500}
            aria-keyshortcuts="S"
            onChange={(event) => onReason(event.target.value)}
            // The inbox's keys work again outside of the field.
            onKeyDown={({ key, currentTarget }) => {
              if (key === 'Escape') currentTarget.blur();
            }}
          />
        </Field>
      )}
      <p className="text-sm text-muted">{effect.approve}</p>
      <div className="grid gap-2 xl:sticky xl:bottom-0 xl:-mx-5 xl:-mb-5 xl:border-t xl:border-line xl:bg-surface xl:px-5 xl:py-4">
        <div className="flex flex-wrap gap-2">
          <Button
            variant="primary"
            icon={<Check size={17} />}
            trailingIcon={<KeyHint>A</KeyHint>}
            aria-keyshortcuts="A"
            onClick={onApprove}
          >
            {effect.approveLabel ?? 'Approve'}
          </Button>
          {effect.sendBack && (
            <Button
              disabled={isMissing}
              trailingIcon={<KeyHint>S</KeyHint>}
              aria-describedby={isMissing ? hintId : undefined}
              onClick={() => onSendBack(reason.trim(), step)}
            >
              {effect.sendBackLabel ?? 'Send back'}
            </Button>
          )}
        </div>
        {effect.sendBack && isMissing && (
          <p id={hintId} className="text-xs text-muted">
            {isStepMissing ? 'Choose a step and enter a reason first.' : 'Enter a reason first.'}
          </p>
        )}
      </div>
    </>
  );
}
