import { Banknote, CreditCard, Landmark, Smartphone } from 'lucide-react';
import type { Quote } from '@market/domain/checkout/checkout';
import { payOnDeliveryRefusals } from '@market/domain/checkout/pay-on-delivery';
import {
  PAY_ON_DELIVERY,
  paymentMethods,
  type PaymentMethod as Method,
} from '@market/domain/checkout/payment-channel';
import { RadioGroup } from '@market/ui/radio-group';
import { useServices } from '@market/web-kit/services';

declare module '@market/web-kit/app-config' {
  interface AppConfig {
    /** The channels that the payment provider offers. Defaults to cards only. */
    readonly paymentChannels?: readonly string[] | undefined;
  }
}

const methods = {
  card: { label: 'Card', description: 'Verve, Mastercard or Visa', Icon: CreditCard },
  bank_transfer: {
    label: 'Bank transfer',
    description: 'To an account for this payment only, from your bank’s app',
    Icon: Landmark,
  },
  ussd: {
    label: 'USSD',
    description: 'Dial a code on your phone and confirm with your PIN',
    Icon: Smartphone,
  },
  pay_on_delivery: {
    label: 'Pay on delivery',
    description: 'In cash to the rider, after you have checked the goods',
    Icon: Banknote,
  },
} as const satisfies Record<Method, unknown>;

/**
 * Pay on delivery is disabled, and the reason shown, when a store does not accept it for its order,
 * or when the customer has too many open orders of this kind.
 */
export function PaymentMethod({
  value,
  onChange,
  quote,
}: {
  value: Method;
  onChange: (method: Method) => void;
  /** Undefined until the price is known. */
  quote: Quote | undefined;
}) {
  const { config } = useServices();
  const offered: readonly string[] = config.paymentChannels ?? ['card'];
  const refusals = quote && payOnDeliveryRefusals(quote.stores, quote.openOnDelivery);
  return (
    <RadioGroup
      legend="How to pay"
      legendHidden
      look="cards"
      className="md:grid-cols-2"
      value={value}
      onValueChange={onChange}
      hint={
        value === PAY_ON_DELIVERY
          ? 'Your order is placed immediately. Have the amount ready in cash for the rider.'
          : 'You pay on our payment provider’s page, and then return here.'
      }
      options={paymentMethods
        .filter((method) => method === PAY_ON_DELIVERY || offered.includes(method))
        .map((method) => {
          const { label, description, Icon } = methods[method];
          const refusalText = method === PAY_ON_DELIVERY && refusals ? refusals.join('. ') : '';
          return {
            value: method,
            label,
            description: refusalText || description,
            disabled: method === PAY_ON_DELIVERY && (!refusals || refusalText !== ''),
            trailing: <Icon size={20} aria-hidden />,
          };
        })}
    />
  );
}
