import { useQuery } from '@tanstack/react-query';
import { useDeferredValue, useState } from 'react';
import type { RiderKind, RiderPlan } from '@market/domain/shipping/rider-plan';
import { RadioGroup } from '@market/ui/radio-group';
import { SearchInput } from '@market/ui/search-input';
import { Skeleton } from '@market/ui/skeleton';
import { StoreMonogram } from '@market/ui/store-monogram';
import { useServices } from '@market/web-kit/services';
import { queryError } from '@market/web-kit/list/query-error';
import { ridersQuery } from './dispatch.queries';

interface RiderChooserProps {
  kind: RiderKind;
  /** The day of the pick-up, a date in Lagos. */
  day: string;
  chosen: RiderPlan | undefined;
  onChoose: (rider: RiderPlan) => void;
  error: string | undefined;
}

const kindNames = { partner: 'partners', dispatcher: 'dispatchers' } as const;

/**
 * A searchable list of shipping partners or dispatchers. The selected one stays visible during a
 * search.
 */
export function RiderChooser({ kind, day, chosen, onChoose, error }: RiderChooserProps) {
  const { api } = useServices();
  const [typed, setTyped] = useState('');
  const search = useDeferredValue(typed);
  const found = useQuery(ridersQuery(api, { kind, from: day, search }));
  const rows = found.data?.rows ?? [];
  const riders = chosen && !rows.some(({ id }) => id === chosen.id) ? [chosen, ...rows] : rows;
  const failure = queryError(found);

  return (
    <div className="grid gap-3">
      <SearchInput label={`Search ${kindNames[kind]}`} value={typed} onValueChange={setTyped} />
      {failure ??
        (found.data === undefined ? (
          <RidersSkeleton />
        ) : riders.length === 0 ? (
          <p className="py-3 text-sm text-muted">
            {search
              ? `No ${kindNames[kind]} match “${search}”.`
              : `There are no ${kindNames[kind]} yet.`}
          </p>
        ) : (
          <RadioGroup
            legend={kind === 'partner' ? 'Shipping partner' : 'Dispatcher'}
            look="cards"
            options={riders.map((rider) => ({
              value: rider.id,
              label: rider.name,
              description: plannedText(rider),
              leading: <StoreMonogram name={rider.name} size="sm" />,
            }))}
            value={chosen?.id}
            onValueChange={(id) => {
              const rider = riders.find((one) => one.id === id);
              if (rider) onChoose(rider);
            }}
            error={error}
          />
        ))}
    </div>
  );
}

/** `14 of 20 planned, 3 active`, or without a limit `14 planned, 3 active`. */
function plannedText({ days, pickUpsPerDay, activeOrders }: RiderPlan): string {
  const planned = days[0]?.planned ?? 0;
  const limit = pickUpsPerDay === undefined ? '' : ` of ${pickUpsPerDay}`;
  return `${planned}${limit} planned, ${activeOrders} active`;
}

function RidersSkeleton() {
  return (
    <>
      <p role="status" className="sr-only">
        Loading
      </p>
      {[0, 1, 2].map((row) => (
        <Skeleton key={row} className="h-17 rounded-3!" />
      ))}
    </>
  );
}
