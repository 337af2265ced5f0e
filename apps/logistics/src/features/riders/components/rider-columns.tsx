import { formatDay } from '@market/domain/lagos-time';
import type { PlannedDay, RiderPlan } from '@market/domain/shipping/rider-plan';
import { Button } from '@market/ui/button';
import type { Column } from '@market/ui/data-table';

export const riderColumns = (
  days: readonly string[],
  onSetLimit: (rider: RiderPlan) => void,
): Column<RiderPlan>[] => [
  {
    id: 'name',
    header: 'Rider',
    cell: (rider) => (
      <>
        <b className="block max-w-64 truncate font-semibold">{rider.name}</b>
        <span className="text-xs font-normal text-muted">
          {rider.activeOrders} active, {rider.deliveredOrders} delivered
        </span>
      </>
    ),
  },
  ...days.map((day, index) => ({
    id: day,
    header: index === 0 ? 'Today' : formatDay(day),
    cell: (rider: RiderPlan) => (
      <PlannedCell plan={rider.days[index]} limit={rider.pickUpsPerDay} />
    ),
  })),
  {
    id: 'limit',
    header: 'Daily limit',
    headerHidden: true,
    align: 'end',
    card: 'action',
    cell: (rider) => {
      const label = rider.pickUpsPerDay === undefined ? 'Set limit' : 'Change limit';
      return (
        <Button
          size="sm"
          aria-label={`${label} of ${rider.name}`}
          onClick={() => onSetLimit(rider)}
        >
          {label}
        </Button>
      );
    },
  },
];

/** "14 of 20" with a bar, which is red above the limit. */
function PlannedCell({ plan, limit }: { plan: PlannedDay | undefined; limit: number | undefined }) {
  const planned = plan?.planned ?? 0;
  const overbooked = limit === undefined ? 0 : Math.max(0, planned - limit);
  return (
    <span className="nums grid min-w-24 gap-1 text-sm">
      <span>
        <b className="font-semibold">{planned}</b>
        {limit !== undefined && <span className="text-muted">{` of ${limit}`}</span>}
        {overbooked > 0 && (
          <span className="font-semibold text-danger">{`, ${overbooked} over`}</span>
        )}
      </span>
      {limit !== undefined && (
        <span aria-hidden className="h-1.5 w-full bg-sunken">
          <span
            className={`block h-full ${overbooked > 0 ? 'bg-danger' : 'bg-text'}`}
            style={{ width: `${Math.min(100, (planned / limit) * 100)}%` }}
          />
        </span>
      )}
    </span>
  );
}
