import { expect, it, vi } from 'vitest';
import { manualClock, minutes } from './clock';
import { keptByKey } from './kept-by-key';
import { keptFor } from './kept-for';

const START = new Date('2026-11-20T11:00:00Z');

it('loads once for all who ask within its time, and again after it or when it failed', async () => {
  const clock = manualClock(START);
  const load = vi.fn<() => Promise<number>>();
  load
    .mockRejectedValueOnce(new Error('no answer'))
    .mockResolvedValueOnce(1)
    .mockResolvedValueOnce(2);
  const kept = keptFor(clock, minutes(1), load);
  await expect(kept()).rejects.toThrow('no answer');
  expect(await Promise.all([kept(), kept()])).toEqual([1, 1]);
  clock.advance(minutes(1));
  expect(await kept()).toBe(2);
  expect(load).toHaveBeenCalledTimes(3);
});

it('keeps so many keys, the latest ones, and none past its time', () => {
  const clock = manualClock(START);
  const kept = keptByKey<number>(clock, { milliseconds: minutes(1), most: 2 });
  kept.set('a', 1);
  kept.set('b', 2);
  kept.set('a', 3);
  kept.set('c', 4);
  expect(['a', 'b', 'c'].map((key) => kept.get(key))).toEqual([3, undefined, 4]);
  clock.advance(minutes(1));
  expect(kept.get('a')).toBeUndefined();
});
