import { useQuery } from '@tanstack/react-query';
import { useCallback, useDeferredValue, useMemo, useState } from 'react';
import * as dispatch from '@market/api-client/contract/main/dispatch';
import { orderStatusesQuery } from '@market/console/orders/order-statuses.query';
import { lagosDate } from '@market/domain/lagos-time';
import type { OrderStatus } from '@market/domain/orders/order-status';
import { Button } from '@market/ui/button';
import { EmptyState } from '@market/ui/empty-state';
import { Skeleton } from '@market/ui/skeleton';
import { queryError } from '@market/web-kit/list/query-error';
import { useListSearch } from '@market/web-kit/router/list-search';
import { useServices } from '@market/web-kit/services';
import { useNow } from '@market/web-kit/use-now';
import { useCan } from '@market/web-kit/use-session';
import { boardQuery, boardSearchSchema } from '../../../features/board/board.queries';
import { AssignBar } from '../../../features/board/components/assign-bar';
import { BoardFilters } from '../../../features/board/components/board-filters';
import { BoardHeader } from '../../../features/board/components/board-header';
import { DayView } from '../../../features/board/components/day-view';
import { PlanResultNote } from '../../../features/board/components/plan-result-note';
import { StatusColumns } from '../../../features/board/components/status-columns';
import {
  boardSummary,
  filterBoard,
  selectionText,
} from '../../../features/board/model/board-orders';
import { useBoardKeys } from '../../../features/board/use-board-keys';
import { usePlanning } from '../../../features/board/use-planning';
import { useAssignmentTarget } from '../../../features/board/use-assignment-target';
import { LogisticsLayout } from '../../layouts/logistics-layout';
import { paths } from '../../paths';

const orderHref = (id: string) => paths.orders.detail.href({ id });
const routeSheetHref = (rider: string, day: string) => paths.routeSheet.href({ rider, day });
const noSelection: ReadonlySet<string> = new Set();
const noStatuses: readonly OrderStatus[] = [];

/** Schedulers assign orders on the board. Dispatchers see only their own orders. */
export function BoardPage() {
  const { api } = useServices();
  const now = useNow();
  const today = lagosDate(now);
  const canPlan = useCan()(dispatch.planOrders);
  const [search, setSearch] = useListSearch(boardSearchSchema);
  const view = canPlan ? search.view : 'status';
  // The view control changes immediately, and the lists render afterwards.
  const shownView = useDeferredValue(view);
  const board = useQuery(boardQuery(api));
  const statuses = useQuery(orderStatusesQuery(api));
  const [selected, setSelected] = useState(noSelection);
  const { target, riders } = useAssignmentTarget({ now, enabled: canPlan });
  const [note, setNote] = useState('');
  const planning = usePlanning();

  const all = board.data?.rows;
  const filter = useDeferredValue(search);
  const orders = useMemo(() => filterBoard(all ?? [], filter, today), [all, filter, today]);
  const summary = useMemo(() => all && boardSummary(all, today), [all, today]);
  const toAssign = useMemo(() => orders.filter((order) => order.toAssign), [orders]);
  const chosen = useMemo(() => (all ?? []).filter(({ id }) => selected.has(id)), [all, selected]);

  const toggle = useCallback(
    (id: string) =>
      setSelected((before) => {
        const next = new Set(before);
        if (!next.delete(id)) next.add(id);
        return next;
      }),
    [],
  );
  const assign = async () => {
    const { rider, kind, day } = target;
    if (chosen.length === 0 || !rider || planning.isPending) return;
    const done = new Set(
      await planning.assign(chosen, { rider: { id: rider.id, name: rider.name, kind }, day, note }),
    );
    setSelected(new Set(chosen.flatMap(({ id }) => (done.has(id) ? [] : [id]))));
  };
  const current = useBoardKeys({
    rows: view === 'day' ? toAssign : [],
    canPlan,
    onSelect: toggle,
    onAssign: () => void assign(),
    onView: (next) => setSearch({ view: next }),
  });
  const isFiltered = [search.search, search.rider, search.state, search.late].some(
    (value) => value !== undefined,
  );
  const failure = queryError(board);

  return (
    <LogisticsLayout
      stickyBar={
        chosen.length > 0 && (
          <AssignBar
            selection={selectionText(chosen, today)}
            count={chosen.length}
            groups={target.groups}
            rider={target.rider}
            onRider={target.chooseRider}
            day={target.day}
            today={today}
            onDay={target.setDay}
            note={note}
            onNote={setNote}
            busy={planning.isPending}
            onAssign={() => void assign()}
            onClear={() => setSelected(noSelection)}
          />
        )
      }
    >
      <div data-wide>
        <BoardHeader
          summary={summary}
          view={view}
          routeSheetHref={canPlan ? undefined : paths.routeSheet.href()}
          onView={canPlan ? (next) => setSearch({ view: next }) : undefined}
        />
        {planning.result && (
          <PlanResultNote result={planning.result} onDismiss={planning.dismiss} />
        )}
        {board.data && board.data.count > board.data.rows.length && (
          <p className="mb-3 text-sm text-muted">
            {`Showing the first ${board.data.rows.length} of ${board.data.count} orders, unassigned and late ones first.`}
          </p>
        )}
        {failure ??
          (!all ? (
            <BoardSkeleton />
          ) : (
            <>
              <BoardFilters orders={all} search={search} onChange={setSearch} />
              {all.length === 0 ? (
                <EmptyState title="No open deliveries" tone="done">
                  Orders appear here when their store has packed them.
                </EmptyState>
              ) : isFiltered && orders.length === 0 ? (
                <EmptyState
                  title="No orders match these filters"
                  action={
                    <Button
                      onClick={() =>
                        setSearch({
                          search: undefined,
                          rider: undefined,
                          state: undefined,
                          late: undefined,
                        })
                      }
                    >
                      Clear filters
                    </Button>
                  }
                />
              ) : shownView === 'day' ? (
                <DayView
                  toAssign={toAssign}
                  orders={orders}
                  now={now}
                  today={today}
                  selected={selected}
                  onSelect={toggle}
                  onSelectAll={setSelected}
                  current={current}
                  target={target}
                  failure={queryError(riders)}
                  orderHref={orderHref}
                  routeSheetHref={routeSheetHref}
                />
              ) : (
                <StatusColumns
                  orders={orders}
                  statuses={statuses.data ?? noStatuses}
                  now={now}
                  today={today}
                  selected={selected}
                  onSelect={canPlan ? toggle : undefined}
                  orderHref={orderHref}
                />
              )}
            </>
          ))}
      </div>
    </LogisticsLayout>
  );
}

function BoardSkeleton() {
  return (
    <div className="grid gap-3 lg:grid-cols-[22rem_1fr]">
      <p role="status" className="sr-only">
        Loading
      </p>
      <Skeleton className="h-96 rounded-3!" />
      <Skeleton className="h-96 rounded-3!" />
    </div>
  );
}
