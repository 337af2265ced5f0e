import { expect, it } from 'vitest';
import { answerByText, isOfferOverdue, offerDeadline } from './offer-deadline';

/** A time on 26 November in Lagos, which is UTC+1. */
const at = (time: string) => `2026-11-26T${time}:00+01:00`;

it.each([
  ['08:15', '2026-11-26T10:15:00+01:00'],
  ['19:00', '2026-11-26T21:00:00+01:00'],
  ['19:01', '2026-11-27T07:01:00+01:00'],
  ['20:30', '2026-11-27T08:30:00+01:00'],
  ['23:40', '2026-11-27T09:00:00+01:00'],
  ['00:20', '2026-11-26T09:00:00+01:00'],
  ['06:59', '2026-11-26T09:00:00+01:00'],
])('an offer made at %s must be answered by %s', (offered, deadline) => {
  expect(offerDeadline(at(offered))).toEqual(new Date(deadline));
});

it('an offer shows its answer deadline, and afterwards that the answer is overdue', () => {
  expect(answerByText(at('08:15'), new Date(at('10:14')))).toBe('Answer by 10:15');
  expect(answerByText(at('20:30'), new Date(at('20:40')))).toBe('Answer by 08:30 tomorrow');
  expect(answerByText(at('08:15'), new Date(at('10:15')))).toBe('Answer overdue');
  expect(isOfferOverdue(at('08:15'), new Date(at('10:14')))).toBe(false);
  expect(isOfferOverdue(at('08:15'), new Date(at('10:15')))).toBe(true);
});
