import { lagosDate } from '@market/domain/lagos-time';
import { dayText } from '@market/console/period/period';

const short = dayText({ day: 'numeric', month: 'short' });

/** `18 Nov`, the day in Lagos. */
export const dayMonth = (at: string): string => short(lagosDate(new Date(at)));
