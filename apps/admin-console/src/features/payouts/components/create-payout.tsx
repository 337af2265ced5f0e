import { useMutation, useQuery } from '@tanstack/react-query';
import { useDeferredValue, useState } from 'react';
import { bankText, payoutOrderTexts } from '@market/console/payouts/payout-texts';
import { formatDateTimeYear } from '@market/domain/lagos-time';
import type { Payable, Payout } from '@market/domain/payouts/payout';
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
import { MAX_PAYABLE_ROWS, payableQuery, requestPayout } from '../payouts.queries';

interface CreatePayoutProps {
  onCreated: (payout: Payout) => void;
  onClose: () => void;
}

/** Creates a payment report for everything that can be paid now to a store or shipping partner. */
export function CreatePayout({ onCreated, onClose }: CreatePayoutProps) {
  const { api } = useServices();
  const [typed, setTyped] = useState('');
  const [chosen, setChosen] = useState<Payable>();
  const search = useDeferredValue(typed.trim());
  const stores = useQuery(payableQuery(api, search));
  const create = useMutation(requestPayout(api));
  const error = create.error?.message ?? (chosen && payoutRefusalReason(chosen));

  return (
    <Drawer
      open
      docked
      onOpenChange={onClose}
      title="Create payment report"
      description="A payment report pays a store’s completed orders, or a partner’s deliveries from past weeks, that are not in a report yet. Someone else must approve it."
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button
            variant="primary"
            busy={create.isPending}
            busyLabel="Creating…"
            disabled={!chosen || payoutRefusalReason(chosen) !== undefined}
            onClick={() =>
              create.mutate(
                { body: { action: 'request', ...(chosen && payeeField(chosen)) } },
                { onSuccess: onCreated },
              )
            }
          >
            {chosen ? `Create for ${moneyText(chosen.available)}` : 'Choose who is paid'}
          </Button>
        </>
      }
    >
      <div className="grid grid-cols-1 gap-4">
        {error !== undefined && <Alert>{error}</Alert>}
        <SearchInput label="Search stores and partners" value={typed} onValueChange={setTyped} />
        {queryError(stores) ??
          (stores.data ? (
            <PayeeChoice
              rows={stores.data.rows}
              count={stores.data.count}
              search={search}
              chosen={chosen}
              onChoose={(payee) => {
                create.reset();
                setChosen(payee);
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

function PayeeChoice({
  rows,
  count,
  search,
  chosen,
  onChoose,
}: {
  rows: readonly Payable[];
  count: number;
  search: string;
  chosen: Payable | undefined;
  onChoose: (payee: Payable) => void;
}) {
  const shown =
    chosen && !rows.some(({ payeeId }) => payeeId === chosen.payeeId) ? [chosen, ...rows] : rows;
  if (shown.length === 0)
    return (
      <p className="py-3 text-sm text-muted">
        {search === ''
          ? 'Nobody can be paid now. Orders become payable when they are completed. Deliveries become payable on the following Monday.'
          : `Nobody who can be paid matches “${search}”.`}
      </p>
    );
  return (
    <>
      <RadioGroup
        legend="Paid to"
        look="cards"
        options={shown.map((payee) => ({
          value: payee.payeeId,
          label: payee.payeeName,
          description: (
            <>
              <Money kobo={payee.available} className="block font-semibold text-text" />
              {`${payoutOrderTexts[payee.payee].count(payee.orders)}, ${bankText(payee)}`}
            </>
          ),
          leading: <StoreMonogram name={payee.payeeName} size="sm" />,
        }))}
        value={chosen?.payeeId}
        onValueChange={(id) => {
          const payee = shown.find(({ payeeId }) => payeeId === id);
          if (payee) onChoose(payee);
        }}
      />
      {count > MAX_PAYABLE_ROWS && (
        <p className="text-sm text-muted">
          {`${pluralise(count - MAX_PAYABLE_ROWS, 'more payee')} can be paid. Search for ${count - MAX_PAYABLE_ROWS === 1 ? 'it' : 'them'} by name.`}
        </p>
      )}
    </>
  );
}

const payeeField = ({ payee, payeeId }: Payable) =>
  payee === 'store' ? { storeId: payeeId } : { partnerId: payeeId };

/** Why a payee cannot be paid. The server rejects a report for the same reasons. */
function payoutRefusalReason({
  payee,
  payeeName,
  bankName,
  heldUntil,
}: Payable): string | undefined {
  if (bankName === undefined)
    return `${payeeName} has no bank account. ${payee === 'store' ? 'The merchant can add one under Bank details.' : 'The partner can add one in its application.'}`;
  if (heldUntil !== undefined)
    return `${payeeName} changed its bank account. It can be paid from ${formatDateTimeYear(heldUntil)}.`;
  return undefined;
}
