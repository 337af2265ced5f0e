import { formatDateTime } from '@market/domain/lagos-time';
import { handOverText } from '../model/hand-over-text';

interface HandOverNoteProps {
  handOverBy: string;
  now: Date;
}

const looks = { late: 'font-semibold text-danger', pressing: 'font-semibold', calm: 'text-muted' };

/** The time that is left until an order is to be handed over. It changes with the minute, and says nothing by itself. */
export function HandOverNote({ handOverBy, now }: HandOverNoteProps) {
  const { text, look } = handOverText(handOverBy, now);
  return (
    <span
      role="timer"
      title={`To be handed over by ${formatDateTime(handOverBy)}`}
      className={`text-xs whitespace-nowrap nums ${looks[look]}`}
    >
      {text}
    </span>
  );
}
