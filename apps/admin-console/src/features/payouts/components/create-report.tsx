import { useMutation, useQuery } from '@tanstack/react-query';
import { useDeferredValue, useState } from 'react';
import { bankText } from '@market/console/payouts/payout-texts';
import { formatDateTimeYear } from '@market/domain/lagos-time';
import type { PayableStore, Payout } from '@market/domain/payouts/payout';
import { pluralise } from '@market/domain/pluralise';
import { Alert } from '@market/ui/alert';
import { Button } from '@market/ui/button';
import { Drawer } from '@market/ui/drawer';
import { Money, moneyText } from '@market/ui/money';
import { RadioGroup } from '@market/ui/radio-group';
import { SearchInput } from '@market/ui/search-input';
import { Skeleton } from '@market/ui/skeleton';
import { StoreMonogram } from '@market/ui/store-monogram';
import { queryError } from '@market/web-kit/list/query-error';
import { useServices } from '@market/web-kit/services';
import { PAYABLE_SHOWN, payableStoresQuery, payoutRequest } from '../payouts.queries';

interface CreateReportProps {
  onCreated: (payout: Payout) => void;
  onClose: () => void;
}

/** Creates a payment report of everything that a store can be paid now. */
export function CreateReport({ onCreated, onClose }: CreateReportProps) {
  const { api } = useServices();
  const [typed, setTyped] = useState('');
  const [chosen, setChosen] = useState<PayableStore>();
  const search = useDeferredValue(typed.trim());
  const stores = useQuery(payableStoresQuery(api, search));
  const creation = useMutation(payoutRequest(api));
  const error = creation.error?.message ?? (chosen && reasonAgainst(chosen));

  return (
    <Drawer
      open
      docked
      onOpenChange={onClose}
      title="Create payment report"
      description="It pays all completed orders that are not in a report yet. Someone else approves it."
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button
            variant="primary"
            busy={creation.isPending}
            busyLabel="Creating…"
            disabled={!chosen || reasonAgainst(chosen) !== undefined}
            onClick={() =>
              creation.mutate(
                { body: { action: 'request', storeId: chosen?.storeId } },
                { onSuccess: onCreated },
              )
            }
          >
            {chosen ? `Create for ${moneyText(chosen.available)}` : 'Choose a store'}
          </Button>
        </>
      }
    >
      <div className="grid grid-cols-1 gap-4">
        {error !== undefined && <Alert>{error}</Alert>}
        <SearchInput label="Search stores" value={typed} onValueChange={setTyped} />
        {queryError(stores) ??
          (stores.data ? (
            <StoreChoice
              rows={stores.data.rows}
              count={stores.data.count}
              search={search}
              chosen={chosen}
              onChoose={(store) => {
                creation.reset();
                setChosen(store);
              }}
            />
          ) : (
            <>
              <p role="status" className="sr-only">
                Loading
              </p>
              {[0, 1, 2].map((row) => (
                <Skeleton key={row} className="h-20 rounded-3!" />
              ))}
            </>
          ))}
      </div>
    </Drawer>
  );
}

function StoreChoice({
  rows,
  count,
  search,
  chosen,
  onChoose,
}: {
  rows: readonly PayableStore[];
  count: number;
  search: string;
  chosen: PayableStore | undefined;
  onChoose: (store: PayableStore) => void;
}) {
  const shown =
    chosen && !rows.some(({ storeId }) => storeId === chosen.storeId) ? [chosen, ...rows] : rows;
  if (shown.length === 0)
    return (
      <p className="py-3 text-sm text-muted">
        {search === ''
          ? 'No store can be paid now. Orders become payable when they are completed.'
          : `No store that can be paid matches “${search}”.`}
      </p>
    );
  return (
    <>
      <RadioGroup
        legend="Store"
        look="cards"
        options={shown.map((store) => ({
          value: store.storeId,
          label: store.storeName,
          description: (
            <>
              <Money kobo={store.available} className="block font-semibold text-text" />
              {`${pluralise(store.orders, 'order')}, ${bankText(store)}`}
            </>
          ),
          leading: <StoreMonogram name={store.storeName} size="sm" />,
        }))}
        value={chosen?.storeId}
        onValueChange={(id) => {
          const store = shown.find(({ storeId }) => storeId === id);
          if (store) onChoose(store);
        }}
      />
      {count > PAYABLE_SHOWN && (
        <p className="text-sm text-muted">
          {`${pluralise(count - PAYABLE_SHOWN, 'more store')} can be paid. Find ${count - PAYABLE_SHOWN === 1 ? 'it' : 'them'} by name.`}
        </p>
      )}
    </>
  );
}

/** Why a store cannot be paid. The server rejects it for the same reasons. */
function reasonAgainst({ storeName, bankName, heldUntil }: PayableStore): string | undefined {
  if (bankName === undefined)
    return `${storeName} has no bank account. Its merchant adds one in the settings.`;
  if (heldUntil !== undefined)
    return `${storeName} changed its bank account. It can be paid from ${formatDateTimeYear(heldUntil)}.`;
  return undefined;
}
