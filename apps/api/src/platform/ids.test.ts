import { expect, it } from 'vitest';
import { manualClock } from './clock';
import { randomIds } from './ids';

it('the id generator creates ids that sort in creation order, even if the clock stops or goes backwards', () => {
  const clock = manualClock(new Date('2026-11-20T11:00:00Z'));
  const ids = randomIds(clock);
  const made = Array.from({ length: 10_000 }, () => ids.next());
  clock.advance(-1_000);
  made.push(ids.next());
  expect(made).toEqual([...made].sort());
  expect(new Set(made).size).toBe(made.length);
  expect(made[0]).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
});
