import { Check } from 'lucide-react';
import { useId, useState, type Ref } from 'react';
import type { InboxItem } from '@market/domain/inbox/inbox';
import { formatDateTime } from '@market/domain/lagos-time';
import { Alert } from '@market/ui/alert';
import { Button } from '@market/ui/button';
import { DescriptionList } from '@market/ui/description-list';
import { Field } from '@market/ui/field';
import { Link } from '@market/ui/link';
import { Money } from '@market/ui/money';
import { Textarea } from '@market/ui/textarea';
import { effects, openLabels } from '../model/inbox-texts';
import type { DecisionState } from '../use-decisions';

interface InboxPanelProps {
  item: InboxItem;
  href: string;
  state: DecisionState | undefined;
  reasonRef: Ref<HTMLTextAreaElement>;
  onApprove: () => void;
  onSendBack: (reason: string) => void;
}

/** The selected item: its amount, its deadline and both decisions. */
export function InboxPanel({
  item,
  href,
  state,
  reasonRef,
  onApprove,
  onSendBack,
}: InboxPanelProps) {
  const [reason, setReason] = useState('');
  const hintId = useId();
  const effect = effects[item.kind];
  const open = openLabels[item.kind];
  const isDecided = state?.phase === 'undoable' || state?.phase === 'sending';
  const isMissing = reason.trim() === '';

  return (
    <div className="grid gap-4">
      {state?.phase === 'failed' && <Alert>{state.message}</Alert>}
      {item.value !== undefined && (
        <Money kobo={item.value} className="text-2xl font-semibold nums" />
      )}
      <DescriptionList
        items={[
          { term: 'Waiting since', value: formatDateTime(item.waitingSince) },
          { term: 'Due', value: formatDateTime(item.dueAt) },
        ]}
      />
      <Link to={href} className="link touch-area w-fit text-sm">
        {open}
      </Link>
      {effect?.reasons && !isDecided && (
        <div role="group" aria-label="Common reasons" className="flex flex-wrap gap-2">
          {effect.reasons.map((text) => (
            <Button
              key={text}
              size="sm"
              aria-pressed={reason === text}
              variant={reason === text ? 'ink' : 'outline'}
              onClick={() => setReason(text)}
            >
              {text}
            </Button>
          ))}
        </div>
      )}
      {effect?.sendBack && !isDecided && (
        <Field label="Reason, if you do not approve it" hint={effect.sendBack}>
          <Textarea
            ref={reasonRef}
            value={reason}
            maxLength={500}
            onChange={(event) => setReason(event.target.value)}
          />
        </Field>
      )}
      {effect && !isDecided && (
        <>
          <p className="text-sm text-muted">{effect.approve}</p>
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
        </>
      )}
    </div>
  );
}
