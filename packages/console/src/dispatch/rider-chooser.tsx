import { useQuery } from '@tanstack/react-query';
import { useDeferredValue, useState } from 'react';
import { RadioGroup } from '@market/ui/radio-group';
import { SearchInput } from '@market/ui/search-input';
import { Skeleton } from '@market/ui/skeleton';
import { StoreMonogram } from '@market/ui/store-monogram';
import { useServices } from '@market/web-kit/services';
import { queryError } from '@market/web-kit/list/query-error';
import type { RiderKind } from './assignment-form.schema';
import type { Rider } from './rider';
import { dispatchersQuery, partnersQuery } from './dispatch.queries';

interface RiderChooserProps {
  kind: RiderKind;
  chosen: Rider | undefined;
  onChoose: (rider: Rider) => void;
  error: string | undefined;
}

const names = { partner: 'partners', dispatcher: 'dispatchers' } as const;

/** A searchable list of shipping partners or dispatchers. The selected one stays visible during a search. */
export function RiderChooser({ kind, chosen, onChoose, error }: RiderChooserProps) {
  const { api } = useServices();
  const [typed, setTyped] = useState('');
  const search = useDeferredValue(typed);
  const partners = useQuery({ ...partnersQuery(api, search), enabled: kind === 'partner' });
  const dispatchers = useQuery({
    ...dispatchersQuery(api, search),
    enabled: kind === 'dispatcher',
  });
  const found = kind === 'partner' ? partners : dispatchers;
  const rows = found.data?.rows ?? [];
  const riders = chosen && !rows.some(({ id }) => id === chosen.id) ? [chosen, ...rows] : rows;
  const failure = queryError(found);

  return (
    <div className="grid gap-3">
      <SearchInput label={`Search ${names[kind]}`} value={typed} onValueChange={setTyped} />
      {failure ??
        (found.data === undefined ? (
          <RidersSkeleton />
        ) : riders.length === 0 ? (
          <p className="py-3 text-sm text-muted">
            {search ? `No ${names[kind]} match “${search}”.` : `There are no ${names[kind]} yet.`}
          </p>
        ) : (
          <RadioGroup
            legend={kind === 'partner' ? 'Shipping partner' : 'Dispatcher'}
            look="cards"
            options={riders.map(({ id, name, detail }) => ({
              value: id,
              label: name,
              description: detail,
              leading: <StoreMonogram name={name} size="sm" />,
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
