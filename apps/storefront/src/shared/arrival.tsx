import { lagosDate } from '@market/domain/lagos-time';
import { arrivesText, shortArrivesText } from '@market/domain/shipping/promise-text';
import type { PromisedDays } from '@market/domain/shipping/promised-days';
import { Money, moneyText } from '@market/ui/money';
import { useNow } from '@market/web-kit/use-now';

interface ArrivalProps {
  days: Pick<PromisedDays, 'firstDay' | 'lastDay'>;
  /** In kobo. */
  fee: number;
  /** Shortens the day to `Arrives Tue 24 Nov`, for narrow places. */
  short?: boolean;
}

/** `Arrives Tuesday 24 November, ₦18,500.00 delivery`. The day comes before the fee. */
export function Arrival({ days, fee, short = false }: ArrivalProps) {
  const today = lagosDate(useNow());
  return (
    <span className="nums">
      <b className="font-semibold text-text">
        {short ? shortArrivesText(days, today) : arrivesText(days, today)}
      </b>
      , <DeliveryFee fee={fee} />
    </span>
  );
}

/** `₦18,500.00 delivery`, or `Free delivery` in green. */
export const DeliveryFee = ({ fee }: { fee: number }) =>
  fee === 0 ? (
    <span className="font-medium whitespace-nowrap text-success">Free delivery</span>
  ) : (
    <span className="whitespace-nowrap">{`${moneyText(fee)} delivery`}</span>
  );

/** The fee in a list of amounts: `₦18,500.00`, or `Free` in green. */
export const DeliveryAmount = ({ kobo }: { kobo: number }) =>
  kobo === 0 ? <span className="text-success">Free</span> : <Money kobo={kobo} />;
