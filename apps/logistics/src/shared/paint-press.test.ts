import { mainId } from '@market/ui/main-landmark';
import { afterEach, expect, it, vi } from 'vitest';
import { importAfterPaint } from './paint-press';

afterEach(() => {
  document.body.replaceChildren();
  vi.unstubAllGlobals();
});

it('imports the first page at once, and later pages when the pressed link is painted', async () => {
  const frames: FrameRequestCallback[] = [];
  vi.stubGlobal('requestAnimationFrame', (frame: FrameRequestCallback) => frames.push(frame));
  const load = vi.fn(() => Promise.resolve('page'));
  expect(await importAfterPaint(load)).toBe('page');

  const main = document.createElement('main');
  main.id = mainId;
  document.body.append(main);
  const later = importAfterPaint(load);
  expect(load).toHaveBeenCalledTimes(1);
  for (const frame of frames) frame(0);
  expect(await later).toBe('page');
  expect(load).toHaveBeenCalledTimes(2);
});
