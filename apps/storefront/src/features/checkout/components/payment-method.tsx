import { CreditCard, Landmark, Smartphone } from 'lucide-react';
import { paymentChannels, type PaymentChannel } from '@market/domain/checkout/payment-channel';
import { RadioGroup } from '@market/ui/radio-group';
import { useServices } from '@market/web-kit/services';

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
} as const satisfies Record<PaymentChannel, unknown>;

/** The ways to pay. Those that the platform does not offer are left out. */
export function PaymentMethod({
  value,
  onChange,
}: {
  value: PaymentChannel;
  onChange: (channel: PaymentChannel) => void;
}) {
  const { config } = useServices();
  const offered = config.paymentChannels ?? ['card'];
  return (
    <RadioGroup
      legend="How to pay"
      legendHidden
      look="cards"
      className="md:grid-cols-3"
      value={value}
      onValueChange={onChange}
      hint="You pay on our payment provider’s page, and come back here."
      options={paymentChannels
        .filter((channel) => offered.includes(channel))
        .map((channel) => {
          const { label, description, Icon } = methods[channel];
          return { value: channel, label, description, trailing: <Icon size={20} aria-hidden /> };
        })}
    />
  );
}
