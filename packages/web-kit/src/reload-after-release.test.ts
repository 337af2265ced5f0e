import { afterEach, describe, expect, it, vi } from 'vitest';
import { reloadAfterRelease } from './reload-after-release';

const missingFile = () => {
  const event = new Event('vite:preloadError', { cancelable: true });
  dispatchEvent(event);
  return event.defaultPrevented;
};

describe('a tab that was open over a release', () => {
  afterEach(() => {
    sessionStorage.clear();
    vi.unstubAllGlobals();
  });

  it('loads the new pages once, and lets the page say so when the file is still missing', () => {
    const reload = vi.fn();
    vi.stubGlobal('location', { reload });
    reloadAfterRelease();
    expect([missingFile(), missingFile()]).toEqual([true, false]);
    expect(reload).toHaveBeenCalledTimes(1);
  });

  it('stays where it is while there is no network', () => {
    const reload = vi.fn();
    vi.stubGlobal('location', { reload });
    vi.stubGlobal('navigator', { onLine: false });
    reloadAfterRelease();
    expect(missingFile()).toBe(false);
    expect(reload).not.toHaveBeenCalled();
  });
});
