import { expect, it, vi } from 'vitest';
import { manualClock, minutes } from './clock';
import { memoizeFor, ttlCache } from './ttl-cache';

const START = new Date('2026-11-20T11:00:00Z');

it('the TTL cache loads once for concurrent and later callers, and again after expiry or a failure', async () => {
  const clock = manualClock(START);
  const load = vi.fn<() => Promise<number>>();
  load
    .mockRejectedValueOnce(new Error('no answer'))
    .mockResolvedValueOnce(1)
    .mockResolvedValueOnce(2);
  const get = memoizeFor(clock, minutes(1), load);
  await expect(get()).rejects.toThrow('no answer');
  expect(await Promise.all([get(), get()])).toEqual([1, 1]);
  clock.advance(minutes(1) + 1);
  expect(await get()).toBe(2);
  expect(load).toHaveBeenCalledTimes(3);
});

it('the TTL cache keeps a limited number of keys, evicts the least recently used key, and returns no expired values', () => {
  const clock = manualClock(START);
  const cache = ttlCache<number>(clock, { milliseconds: minutes(1), max: 2 });
  cache.set('a', 1);
  cache.set('b', 2);
  cache.set('a', 3);
  cache.set('c', 4);
  expect(['a', 'b', 'c'].map((key) => cache.get(key))).toEqual([3, undefined, 4]);
  clock.advance(minutes(1) + 1);
  expect(cache.get('a')).toBeUndefined();
});
