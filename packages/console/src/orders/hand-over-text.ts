import { differenceInMilliseconds } from 'date-fns';
import { millisecondsInMinute } from 'date-fns/constants';

const SOON_MINUTES = 6 * 60;

interface HandoverText {
  /** `31 h left`, `45 min left`, `Late by 3 h`. */
  readonly text: string;
  readonly urgency: 'normal' | 'soon' | 'late';
}

export function handOverText(handOverBy: string, now: Date): HandoverText {
  const left = differenceInMilliseconds(handOverBy, now) / millisecondsInMinute;
  if (left < 0) return { text: `Late by ${durationText(-left)}`, urgency: 'late' };
  return { text: `${durationText(left)} left`, urgency: left < SOON_MINUTES ? 'soon' : 'normal' };
}

/** Formats a duration in minutes, hours or days, rounded down. */
function durationText(minutes: number): string {
  if (minutes < 60) return `${Math.floor(minutes)} min`;
  const hours = Math.floor(minutes / 60);
  return hours <= 72 ? `${hours} h` : `${Math.floor(hours / 24)} days`;
}
