import { differenceInMilliseconds } from 'date-fns';
import { millisecondsInMinute } from 'date-fns/constants';

const PRESSING_MINUTES = 6 * 60;

interface HandOver {
  /** `31 h left`, `45 min left`, `Late by 3 h`. */
  readonly text: string;
  readonly look: 'calm' | 'pressing' | 'late';
}

/** How long the store still has to hand an order over. */
export function handOverText(handOverBy: string, now: Date): HandOver {
  const left = differenceInMilliseconds(handOverBy, now) / millisecondsInMinute;
  if (left < 0) return { text: `Late by ${span(-left)}`, look: 'late' };
  return { text: `${span(left)} left`, look: left < PRESSING_MINUTES ? 'pressing' : 'calm' };
}

/** In the unit that says enough; what is past the last full one is left out. */
function span(minutes: number): string {
  if (minutes < 60) return `${Math.floor(minutes)} min`;
  const hours = Math.floor(minutes / 60);
  return hours <= 72 ? `${hours} h` : `${Math.floor(hours / 24)} days`;
}
