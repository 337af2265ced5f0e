import { memo } from 'react';
import type { BoardOrder } from '@market/domain/orders/delivery-board';
import type { RiderKind, RiderPlan } from '@market/domain/shipping/rider-plan';
import { shortDayText } from '@market/domain/shipping/promise-text';
import { StoreMonogram } from '@market/ui/store-monogram';

export interface CapacityTarget {
  readonly rider: RiderPlan;
  readonly kind: RiderKind;
  readonly day: string;
}

interface CapacityTableProps {
  days: readonly string[];
  groups: readonly { kind: RiderKind; riders: readonly RiderPlan[] }[];
  target: CapacityTarget | undefined;
  /** Orders that would be added to the chosen cell. */
  adding: number;
  /** Late orders by rider and planned day: `<rider id> <day>`. */
  late: ReadonlyMap<string, readonly BoardOrder[]>;
  onChoose: (target: CapacityTarget) => void;
}

const titles = { partner: 'Shipping partners', dispatcher: 'Our dispatchers' } as const;

export function CapacityTable({
  days,
  groups,
  target,
  adding,
  late,
  onChoose,
}: CapacityTableProps) {
  const shown = target?.day ?? days[0];
  return (
    <table className="w-full text-sm md:table-fixed">
      <caption className="sr-only">Planned pick-ups and daily limit</caption>
      <thead>
        <tr className="border-b border-line bg-sunken text-left text-xs text-muted">
          <th scope="col" className="w-2/5 px-4 py-3 font-semibold md:w-60">
            Planned pick-ups and daily limit
          </th>
          {days.map((day, index) => (
            <th
              key={day}
              scope="col"
              className={`px-3 py-3 font-semibold ${index === 0 ? 'text-text' : ''} ${day === shown ? '' : 'max-md:hidden'}`}
            >
              {index === 0 ? `Today, ${shortDayText(day)}` : shortDayText(day)}
            </th>
          ))}
        </tr>
      </thead>
      {groups.map(({ kind, riders }) => (
        <tbody key={kind}>
          <tr className="border-b border-line bg-sunken">
            <th
              colSpan={days.length + 1}
              scope="rowgroup"
              className="px-4 py-2 text-left text-xs font-semibold"
            >
              {titles[kind]}
            </th>
          </tr>
          {riders.map((rider) => {
            const chosenDay = target?.rider.id === rider.id ? target.day : undefined;
            return (
              <RiderRow
                key={rider.id}
                rider={rider}
                kind={kind}
                days={days}
                shown={shown}
                chosenDay={chosenDay}
                adding={chosenDay === undefined ? 0 : adding}
                late={late}
                onChoose={onChoose}
              />
            );
          })}
        </tbody>
      ))}
      <tfoot>
        <tr className="bg-sunken">
          <th scope="row" className="px-4 py-3 text-left font-semibold">
            All
          </th>
          {days.map((day, index) => (
            <td
              key={day}
              className={`border-l border-line px-3 py-3 font-semibold nums ${day === shown ? '' : 'max-md:hidden'}`}
            >
              {countPlanned(groups, index)}
            </td>
          ))}
        </tr>
      </tfoot>
    </table>
  );
}

const countPlanned = (groups: CapacityTableProps['groups'], dayIndex: number): number =>
  groups
    .flatMap(({ riders }) => riders)
    .filter(({ isOnboarded }) => isOnboarded !== false)
    .reduce((sum, { days }) => sum + (days[dayIndex]?.planned ?? 0), 0);

interface RiderRowProps extends Pick<CapacityTableProps, 'days' | 'adding' | 'late' | 'onChoose'> {
  rider: RiderPlan;
  kind: RiderKind;
  /** The only day that a phone shows. */
  shown: string | undefined;
  chosenDay: string | undefined;
}

/** Memoised, because selecting orders changes at most one row. */
const RiderRow = memo(function RiderRow({
  rider,
  kind,
  days,
  shown,
  chosenDay,
  adding,
  late,
  onChoose,
}: RiderRowProps) {
  return (
    <tr className="border-b border-line">
      <th scope="row" className="px-4 py-2 text-left font-semibold">
        <span className="flex items-center gap-2.5">
          <StoreMonogram name={rider.name} size="sm" />
          <span className="min-w-0 truncate">{rider.name}</span>
        </span>
      </th>
      {rider.isOnboarded === false ? (
        <td
          colSpan={days.length}
          className="bg-[repeating-linear-gradient(135deg,transparent_0_7px,var(--line)_7px_8px)] px-3 text-xs text-muted"
        >
          <span className="bg-surface px-1">Not onboarded yet, so no orders can be assigned.</span>
        </td>
      ) : (
        days.map((day, index) => (
          <td
            key={day}
            className={`border-l border-line p-0 ${day === shown ? '' : 'max-md:hidden'}`}
          >
            <Cell
              rider={rider}
              day={day}
              planned={rider.days[index]?.planned ?? 0}
              late={late.get(`${rider.id} ${day}`)?.length ?? 0}
              adding={chosenDay === day ? adding : 0}
              isChosen={chosenDay === day}
              onChoose={() => onChoose({ rider, kind, day })}
            />
          </td>
        ))
      )}
    </tr>
  );
});

interface CellProps {
  rider: RiderPlan;
  day: string;
  planned: number;
  late: number;
  adding: number;
  isChosen: boolean;
  onChoose: () => void;
}

function Cell({ rider, day, planned, late, adding, isChosen, onChoose }: CellProps) {
  const limit = rider.pickUpsPerDay;
  const overbooked = limit === undefined ? 0 : Math.max(0, planned + adding - limit);
  const share = limit === undefined ? 0 : Math.min(100, ((planned + adding) / limit) * 100);
  return (
    <button
      type="button"
      aria-pressed={isChosen}
      onClick={onChoose}
      className={`nums grid min-h-14 w-full content-center gap-1.5 px-3 py-2 text-left hover:bg-hover ${isChosen ? 'bg-accent-soft outline-2 -outline-offset-2 outline-accent-edge' : ''}`}
    >
      <span className="sr-only">{`${rider.name}, ${shortDayText(day)}: `}</span>
      <span className="flex flex-wrap justify-between gap-x-2">
        <span>
          <b className="font-semibold">{planned}</b>
          {adding > 0 && <b className="font-semibold text-accent-text">{` + ${adding}`}</b>}
          {limit !== undefined && <span className="text-text-2">{` of ${limit}`}</span>}
        </span>
        {overbooked > 0 ? (
          <span className="text-xs font-semibold text-danger">{`${overbooked} over`}</span>
        ) : (
          late > 0 && <span className="text-xs font-semibold text-danger">{`${late} late`}</span>
        )}
      </span>
      {limit !== undefined && (
        <span aria-hidden="true" className="block h-1.5 w-full bg-line">
          <span
            className={`block h-full ${overbooked > 0 ? 'bg-danger' : 'bg-text'}`}
            style={{ width: `${share}%` }}
          />
        </span>
      )}
    </button>
  );
}
