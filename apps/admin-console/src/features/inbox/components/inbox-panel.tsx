import type { ComponentProps } from 'react';
import type { InboxItem } from '@market/domain/inbox/inbox';
import { formatDateTime } from '@market/domain/lagos-time';
import { Alert } from '@market/ui/alert';
import { DescriptionList } from '@market/ui/description-list';
import { Link } from '@market/ui/link';
import { Money } from '@market/ui/money';
import { openLabels, decisionReasons } from '../model/inbox-texts';
import { isDecided, type DecisionState } from '../use-decisions';
import { DecisionForm } from './decision-form';
import { InboxFacts } from './inbox-facts';

interface InboxPanelProps extends Omit<ComponentProps<typeof DecisionForm>, 'kind'> {
  item: InboxItem;
  href: string;
  state: DecisionState | undefined;
  /** Who decided on the item, once it is no longer waiting. */
  answered: string | undefined;
}

export function InboxPanel({ item, href, state, answered, ...form }: InboxPanelProps) {
  return (
    <div className="grid grid-cols-1 gap-5">
      {answered ? (
        <Alert tone="info">
          {answered}.{form.reason.trim() !== '' && ' Your reason was not sent.'}
        </Alert>
      ) : (
        state?.phase === 'failed' && <Alert>{state.message}</Alert>
      )}
      <div className="grid gap-2">
        {item.value !== undefined && (
          <Money kobo={item.value} className="text-2xl font-semibold nums" />
        )}
        <p className="text-sm text-text-2">{decisionReasons[item.kind]}</p>
        <Link to={href} className="link touch-area w-fit text-sm">
          {openLabels[item.kind]}
        </Link>
      </div>
      <DescriptionList
        items={[
          { term: 'Waiting since', value: formatDateTime(item.waitingSince) },
          { term: 'Due', value: formatDateTime(item.dueAt) },
        ]}
      />
      <InboxFacts item={item} />
      {!answered && !isDecided(state) && <DecisionForm kind={item.kind} {...form} />}
      {answered && form.reason.trim() !== '' && (
        <p className="rounded-2 bg-sunken p-3 text-sm break-words">{form.reason}</p>
      )}
    </div>
  );
}
