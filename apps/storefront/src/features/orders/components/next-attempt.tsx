import { useState } from 'react';
import { useMutation } from '@tanstack/react-query';
import type { Order } from '@market/domain/orders/order';
import { dayText, shortDayText } from '@market/domain/shipping/promise-text';
import { Alert } from '@market/ui/alert';
import { Button } from '@market/ui/button';
import { RadioGroup } from '@market/ui/radio-group';
import { useServices } from '@market/web-kit/services';
import { orders } from '../../../shared/endpoints';

export function NextAttempt({ order }: { order: Order }) {
  const { id, nextAttemptChoices = [], nextAttemptDay, isNextAttemptChosen } = order;
  const { api } = useServices();
  const choose = useMutation(api.mutation(orders('chooseNextAttempt'), { quiet: true }));
  const days = [...new Set([nextAttemptDay ?? [], nextAttemptChoices].flat())].toSorted();
  const [day = '', setDay] = useState(nextAttemptDay ?? days[0]);
  if (nextAttemptChoices.length === 0) return null;
  const isBooked = isNextAttemptChosen && day === nextAttemptDay;
  return (
    <section
      aria-labelledby="next-attempt"
      className="mt-4 grid gap-4 rounded-3 border border-line bg-surface p-5 md:p-6"
    >
      <div>
        <h2 id="next-attempt" className="text-md font-semibold">
          Choose the next delivery day
        </h2>
        <p role="status" className="text-sm text-text-2">
          {attemptText(order)}
        </p>
      </div>
      <RadioGroup
        legend="Next attempt"
        legendHidden
        look="cards"
        className="sm:grid-cols-3"
        value={day}
        onValueChange={setDay}
        options={days.map((value) => ({ value, label: shortDayText(value) }))}
      />
      {choose.error && <Alert>{choose.error.message}</Alert>}
      <Button
        variant={isBooked ? 'outline' : 'primary'}
        size="lg"
        className="w-full md:w-auto md:justify-self-start"
        disabled={isBooked}
        busy={choose.isPending}
        busyLabel="Booking…"
        onClick={() => choose.mutate({ params: { id }, body: { day } })}
      >
        {isBooked ? `Booked for ${shortDayText(day)}` : `Book ${shortDayText(day)}`}
      </Button>
    </section>
  );
}

function attemptText({ nextAttemptDay: day, isNextAttemptChosen }: Order): string {
  if (day === undefined) return 'We will deliver on the day that you choose.';
  return isNextAttemptChosen
    ? `We will deliver ${dayText(day)}, as you chose. You can still change the day.`
    : `If you do not choose, we will deliver ${dayText(day)}.`;
}
