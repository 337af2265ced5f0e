import { formatTime } from '@market/domain/lagos-time';

/**
 * Shows when the figures were read. Reserves its space while they load, to avoid a layout shift.
 */
export const UpdatedAt = ({ at }: { at: string | undefined }) => (
  <span className={at === undefined ? 'invisible' : undefined}>
    {` As of\u00a0${at === undefined ? '00:00' : formatTime(at)}.`}
  </span>
);
