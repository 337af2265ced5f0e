import { useQuery } from '@tanstack/react-query';
import { Fragment, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { InboxItem, InboxPage } from '@market/domain/inbox/inbox';
import { formatAge } from '@market/domain/age';
import { formatKobo } from '@market/domain/money';
import { pluralise } from '@market/domain/pluralise';
import { useShortcuts } from '@market/console/shortcuts/shortcuts';
import { Card } from '@market/ui/card';
import { EmptyState } from '@market/ui/empty-state';
import { PageHeader } from '@market/ui/page-header';
import { Skeleton, SkeletonLine } from '@market/ui/skeleton';
import { useMediaQuery } from '@market/ui/use-media-query';
import { queryError } from '@market/web-kit/list/query-error';
import { useList } from '@market/web-kit/list/use-list';
import { useServices } from '@market/web-kit/services';
import { useNow } from '@market/web-kit/use-now';
import { useHoldSession } from '@market/web-kit/use-session';
import { InboxFilters, InboxSortControl } from '../../../features/inbox/components/inbox-filters';
import { InboxHeading, InboxRow } from '../../../features/inbox/components/inbox-row';
import { InboxPanel } from '../../../features/inbox/components/inbox-panel';
import { KeyLegend } from '../../../features/inbox/components/key-hint';
import { RecentDecisions } from '../../../features/inbox/components/recent-decisions';
import { inboxDetailQuery, inboxList } from '../../../features/inbox/inbox.queries';
import {
  answeredText,
  decisionEffects,
  isUrgent,
  itemKey,
  startsGroup,
} from '../../../features/inbox/model/inbox-texts';
import { isDecided, useDecisions } from '../../../features/inbox/use-decisions';
import type { Decision } from '../../../features/inbox/use-send-decision';
import { useSelectedItem } from '../../../features/inbox/use-selected-item';
import { inboxItemHref } from './inbox-item-href';

const inboxSummary = ({ total: { count, value, oldest } }: InboxPage, now: Date): string =>
  [
    `${pluralise(count, 'decision')} to make`,
    value > 0 && `, ${formatKobo(value)} in all`,
    oldest && `. The oldest has waited ${formatAge(oldest, now)}`,
    '.',
  ]
    .filter(Boolean)
    .join('');

/**
 * The number of urgent items, or of all others. Use it only without a filter, which the totals
 * ignore.
 */
const groupCount = ({ total }: InboxPage, urgent: boolean): number =>
  urgent ? total.urgent : total.count - total.urgent;

export function OverviewPage() {
  const { api } = useServices();
  const now = useNow();
  const navigate = useNavigate();
  const isWide = useMediaQuery('(min-width: 80rem)');
  const { list, search, setSearch, table } = useList(inboxList);
  const { states, decide, undo } = useDecisions();
  const [drafts, setDrafts] = useState<Readonly<Record<string, string>>>({});
  const reason = useRef<HTMLTextAreaElement>(null);
  useHoldSession(
    [...states.values()].some(({ phase }) => phase !== 'sent') ||
      Object.entries(drafts).some(
        ([key, text]) => text.trim() !== '' && states.get(key)?.phase !== 'sent',
      ),
  );
  const stateOf = (item: InboxItem) => states.get(itemKey(item));
  const { shown, selected, select, move } = useSelectedItem({
    rows: list.data?.rows ?? [],
    scope: JSON.stringify(search),
    isDone: (item) => isDecided(stateOf(item)) || stateOf(item)?.phase === 'sent',
  });
  const { data: detail } = useQuery({
    ...inboxDetailQuery(api, selected ?? { kind: 'order', id: '' }),
    enabled: selected !== undefined,
  });
  const answeredNote = (item: InboxItem) =>
    item === selected && detail && !isDecided(stateOf(item)) ? answeredText(detail) : undefined;
  const send = (item: InboxItem, sentBack?: Pick<Decision, 'reason' | 'step'>) => {
    if (!decisionEffects[item.kind] || answeredNote(item)) return;
    select(item);
    decide({ item, reason: undefined, ...sentBack });
  };

  useShortcuts('Inbox', [
    { keys: ['j'], label: 'Next decision', run: () => move(1) },
    { keys: ['k'], label: 'Previous decision', run: () => move(-1) },
    { keys: ['a'], label: 'Approve', run: () => selected && send(selected) },
    { keys: ['s'], label: 'Send back: write the reason', run: () => reason.current?.focus() },
    { keys: ['u'], label: 'Undo', run: () => selected && undo(itemKey(selected)) },
    { keys: ['o'], label: 'Open', run: () => selected && void navigate(inboxItemHref(selected)) },
  ]);

  const hasPanel = list.isPending || selected !== undefined;
  const panel = selected && (
    <div onFocus={() => select(selected)}>
      <InboxPanel
        key={itemKey(selected)}
        item={selected}
        href={inboxItemHref(selected)}
        state={stateOf(selected)}
        answered={answeredNote(selected)}
        reason={drafts[itemKey(selected)] ?? ''}
        reasonRef={reason}
        onReason={(text) => setDrafts({ ...drafts, [itemKey(selected)]: text })}
        onApprove={() => send(selected)}
        onSendBack={(text, step) => send(selected, { reason: text, step })}
      />
    </div>
  );

  return (
    <>
      <PageHeader
        title="Inbox"
        description={
          list.data
            ? inboxSummary(list.data, now)
            : list.isPending && (
                <>
                  <SkeletonLine className="w-80 max-w-full" />
                  <span className="block md:hidden">
                    <SkeletonLine className="w-40" />
                  </span>
                </>
              )
        }
        actions={<InboxSortControl sort={search.sort} onChange={(sort) => setSearch({ sort })} />}
      />
      <InboxFilters page={list.data} search={search} onChange={setSearch} />
      <div
        className={`grid grid-cols-1 items-start gap-4 ${hasPanel ? 'xl:grid-cols-[minmax(0,1fr)_24rem]' : ''}`}
      >
        <Card flush>
          {queryError(list) ??
            (list.data === undefined ? (
              <RowsSkeleton />
            ) : shown.length === 0 ? (
              <>
                <EmptyState tone="done" title="Nothing is waiting for you">
                  New decisions appear here.
                </EmptyState>
                <RecentDecisions now={now} />
              </>
            ) : (
              <ul aria-label="Decisions">
                {shown.map((item, at) => (
                  <Fragment key={itemKey(item)}>
                    {startsGroup(shown, at, search.sort, now) && (
                      <InboxHeading
                        urgent={isUrgent(item, now)}
                        count={
                          search.kind === undefined && search.group === undefined
                            ? groupCount(list.data, isUrgent(item, now))
                            : undefined
                        }
                      />
                    )}
                    <InboxRow
                      item={item}
                      now={now}
                      selected={item === selected}
                      state={stateOf(item)}
                      answered={answeredNote(item)}
                      onSelect={() => select(item)}
                      onUndo={() => undo(itemKey(item))}
                    >
                      {!isWide && item === selected && panel}
                    </InboxRow>
                  </Fragment>
                ))}
              </ul>
            ))}
          {shown.length > 0 && table.footer}
          {isWide && shown.length > 0 && (
            <p className="flex flex-wrap gap-x-5 gap-y-2 border-t border-line px-4 py-3 text-xs text-muted">
              <KeyLegend keys={['J', 'K']}>move</KeyLegend>
              <KeyLegend keys={['A']}>approve</KeyLegend>
              <KeyLegend keys={['S']}>write the reason</KeyLegend>
              <KeyLegend keys={['U']}>undo</KeyLegend>
              <KeyLegend keys={['O']}>open</KeyLegend>
              <KeyLegend keys={['?']}>all shortcuts</KeyLegend>
            </p>
          )}
        </Card>
        {isWide && selected && (
          <section
            aria-label="Selected decision"
            className="sticky top-[calc(var(--topbar)+1rem)] max-h-[calc(100dvh-var(--topbar)-12rem)] overflow-y-auto overscroll-contain"
          >
            <Card title={selected.title}>
              <p className="mb-4 text-sm wrap-anywhere text-muted">{selected.detail}</p>
              {panel}
            </Card>
          </section>
        )}
      </div>
    </>
  );
}

const RowsSkeleton = () => (
  <>
    <p role="status" className="sr-only">
      Loading
    </p>
    {[0, 1, 2, 3].map((row) => (
      <div key={row} className="grid gap-2 border-b border-line px-5 py-4 last:border-b-0">
        <Skeleton className="h-3.5 w-1/2" />
        <Skeleton className="h-3 w-1/3" />
      </div>
    ))}
  </>
);
