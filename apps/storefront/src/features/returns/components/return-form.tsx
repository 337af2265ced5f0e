import { useMutation, useQueryClient } from '@tanstack/react-query';
import * as orders from '@market/api-client/contract/main/orders';
import * as returns from '@market/api-client/contract/main/returns';
import type { Order } from '@market/domain/orders/order';
import type { OrderReturn } from '@market/domain/orders/order-return';
import { Alert } from '@market/ui/alert';
import { Button } from '@market/ui/button';
import { FieldMessage } from '@market/ui/field';
import { BankFields } from '@market/console/banking/bank-fields';
import { RadioField } from '@market/web-kit/form-fields';
import { useContractForm } from '@market/web-kit/forms/use-contract-form';
import { useServices } from '@market/web-kit/services';
import {
  emptyReturn,
  throwOnFormLines,
  returnFormSchema,
  returnToSend,
} from '../model/return-form';
import { returnableItems } from '@market/domain/orders/return-window';
import { returnQuery } from '../returns.queries';
import { ReturnItem } from './return-item';

const outcomeOptions = ({ payOnDelivery }: Order) => [
  {
    value: 'refund',
    label: 'Refund',
    description: payOnDelivery
      ? 'To your bank account, once the store has the goods.'
      : 'To the card or account that you paid with, once the store has the goods.',
  },
  {
    value: 'replace',
    label: 'Replacement',
    description: 'The same product again, once the store has the goods.',
  },
];

/** Refunds and replacements have separate endpoints. */
export function ReturnForm({
  order,
  onRequested,
}: {
  order: Order;
  onRequested: (orderReturn: OrderReturn) => void;
}) {
  const { api } = useServices();
  const queryClient = useQueryClient();
  const items = returnableItems(order);
  const form = useContractForm(returnFormSchema, emptyReturn(items, order));
  const meta = { quiet: true, invalidates: [returns.list, orders.list] };
  const refund = useMutation(api.mutation(returns.returnOrder, meta));
  const replace = useMutation(api.mutation(returns.replaceOrder, meta));
  const submit = form.submit(async (draft) => {
    const ask = draft.type === 'replace' ? replace : refund;
    const orderReturn = await ask
      .mutateAsync({ params: { id: order.id }, body: returnToSend(draft) })
      .catch(throwOnFormLines(draft));
    queryClient.setQueryData(returnQuery(api, orderReturn.id).queryKey, orderReturn);
    onRequested(orderReturn);
  });
  const noneChosen = form.formState.errors.items?.message;

  return (
    <form onSubmit={(event) => void submit(event)} noValidate className="grid gap-6">
      {form.formError && <Alert>{form.formError}</Alert>}
      <fieldset className="min-w-0" aria-describedby={noneChosen ? 'no-item' : undefined}>
        <legend className="mb-2 text-sm font-semibold">What are you returning?</legend>
        <ul className="divide-y divide-line rounded-3 border border-line bg-surface">
          {items.map((item, index) => (
            <ReturnItem
              key={item.id}
              item={item}
              index={index}
              control={form.control}
              getValues={form.getValues}
            />
          ))}
        </ul>
        <div className="mt-1.5">
          <FieldMessage id="no-item" error={noneChosen} />
        </div>
      </fieldset>
      <RadioField
        control={form.control}
        name="type"
        label="What would you like?"
        options={outcomeOptions(order)}
        look="cards"
        className="sm:grid-cols-2"
      />
      {order.payOnDelivery && (
        <fieldset className="grid min-w-0 gap-4">
          <legend className="mb-1 text-sm font-semibold">Where should the refund go?</legend>
          <p className="text-sm text-text-2">
            You paid in cash, so a refund is transferred to your bank account.
          </p>
          <BankFields
            control={form.control}
            bank="refundAccount.bankCode"
            number="refundAccount.accountNumber"
          />
        </fieldset>
      )}
      <Button
        type="submit"
        variant="primary"
        size="lg"
        className="justify-self-start max-sm:w-full"
        busy={refund.isPending || replace.isPending}
        busyLabel="Sending…"
      >
        {`Send request to ${order.storeName}`}
      </Button>
    </form>
  );
}
