import { useMutation } from '@tanstack/react-query';
import { LinkButton } from '@market/ui/link';
import { useServices } from '@market/web-kit/services';
import { orders } from '../../../shared/endpoints';

interface DeliveryCodeProps {
  orderId: string;
  code: string;
  /** Whether a failed delivery has changed the code. */
  isNew: boolean;
}

/** On phones the code is above the steps. */
export function DeliveryCode({ orderId, code, isNew }: DeliveryCodeProps) {
  const { api } = useServices();
  const renew = useMutation(api.mutation(orders('renewToken'), { success: 'New delivery code' }));
  return (
    <section
      aria-labelledby="delivery-code"
      className="grid grid-cols-1 items-center gap-x-6 border-line bg-selected px-5 py-5 max-md:order-first max-md:border-b md:grid-cols-[minmax(0,1fr)_auto] md:border-t md:px-7"
    >
      <div className="text-sm">
        <h2 id="delivery-code" className="text-md font-semibold">
          {isNew ? 'Your new delivery code' : 'Your delivery code'}
        </h2>
        <p className="text-text-2">
          {isNew
            ? 'The old code no longer works. Read this one to the rider on the day.'
            : 'Check the goods, then read this to the rider. It confirms the delivery.'}
        </p>
      </div>
      <p className="flex gap-1.5 max-md:mt-3 md:row-span-2">
        <span className="sr-only">{code}</span>
        {[...code].map((digit, index) => (
          <span
            key={index}
            aria-hidden="true"
            className="grid h-12.5 place-items-center max-md:flex-1 md:w-10 rounded-2 border border-text bg-surface text-2xl leading-none font-bold nums"
          >
            {digit}
          </span>
        ))}
      </p>
      <LinkButton
        className="mt-1 inline-flex min-h-6 items-center justify-self-start text-sm pointer-coarse:min-h-11"
        aria-disabled={renew.isPending}
        onClick={() => !renew.isPending && renew.mutate({ query: { orderId } })}
      >
        Get a new code
      </LinkButton>
    </section>
  );
}
