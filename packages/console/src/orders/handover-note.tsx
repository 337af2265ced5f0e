import { formatDateTime } from '@market/domain/lagos-time';
import { handOverText } from './hand-over-text';

interface HandoverNoteProps {
  handOverBy: string;
  now: Date;
}

const urgencyClasses = {
  late: 'font-semibold text-danger',
  soon: 'font-semibold',
  normal: 'text-muted',
};

/** The role is `timer`, because screen readers do not announce changes to timers. */
export function HandoverNote({ handOverBy, now }: HandoverNoteProps) {
  const { text, urgency } = handOverText(handOverBy, now);
  return (
    <span
      role="timer"
      title={`To be handed over by ${formatDateTime(handOverBy)}`}
      className={`text-xs whitespace-nowrap nums ${urgencyClasses[urgency]}`}
    >
      {text}
    </span>
  );
}
