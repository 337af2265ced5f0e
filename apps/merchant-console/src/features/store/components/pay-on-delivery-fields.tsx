import { useWatch, type Control } from 'react-hook-form';
import { MAX_PAY_ON_DELIVERY } from '@market/domain/checkout/pay-on-delivery';
import type { StoreProfileInput } from '@market/domain/stores/onboarding';
import { moneyText } from '@market/ui/money';
import { MoneyField, SwitchField } from '@market/web-kit/form-fields';

export function PayOnDeliveryFields({
  control,
}: {
  control: Control<StoreProfileInput, unknown, StoreProfileInput>;
}) {
  const isAccepted = useWatch({ control, name: 'payOnDelivery.accepted' });
  return (
    <>
      <SwitchField
        control={control}
        name="payOnDelivery.accepted"
        label="Pay on delivery"
        description="Customers pay the rider in cash. You are paid as for any other order, after the return period. If a customer does not pay, the goods come back to you."
      />
      {isAccepted && (
        <MoneyField
          control={control}
          name="payOnDelivery.upTo"
          label="Maximum order value"
          hint={`Goods and delivery together, at most ${moneyText(MAX_PAY_ON_DELIVERY)}`}
        />
      )}
    </>
  );
}
