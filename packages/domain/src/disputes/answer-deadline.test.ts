import { expect, it } from 'vitest';
import { answerDeadline } from './answer-deadline';

const at = (now: string, dueAt = '2026-11-24T15:00:00.000Z') =>
  answerDeadline({ status: 'open', dueAt }, new Date(now));

it.each([
  ['2026-11-22T08:00:00.000Z', '24 November, 2 days left', false],
  // 23:30 on the 21st in UTC is the 22nd in Lagos.
  ['2026-11-21T23:30:00.000Z', '24 November, 2 days left', false],
  ['2026-11-23T14:00:00.000Z', '24 November, 1 day left', false],
  ['2026-11-24T09:30:00.000Z', '24 November, 5 hours left', false],
  ['2026-11-24T14:59:00.000Z', '24 November, 1 minute left', false],
  ['2026-11-24T17:00:00.000Z', '24 November, 2 hours overdue', true],
  ['2026-11-27T17:00:00.000Z', '24 November, 3 days overdue', true],
])('the answer deadline is shown at %s as %s', (now, text, isOverdue) => {
  expect(at(now)).toEqual({ text, isOverdue });
});

it('the answer deadline is undefined once the dispute has been answered or decided, and when it has no due date', () => {
  const now = new Date('2026-11-22T08:00:00.000Z');
  const dueAt = '2026-11-24T15:00:00.000Z';
  const answer = { decision: 'accept', note: 'Refund', by: 'Ngozi Eze', at: dueAt } as const;
  expect(answerDeadline({ status: 'open', dueAt, answer }, now)).toBeUndefined();
  expect(answerDeadline({ status: 'won', dueAt }, now)).toBeUndefined();
  expect(answerDeadline({ status: 'open' }, now)).toBeUndefined();
});
