import { afterEach, describe, expect, it, vi } from 'vitest';
import { reloadAfterRelease } from './reload-after-release';

const missingFile = () => {
  const event = new Event('vite:preloadError', { cancelable: true });
  dispatchEvent(event);
  return event.defaultPrevented;
};

describe('reloadAfterRelease', () => {
  afterEach(() => {
    sessionStorage.clear();
    vi.unstubAllGlobals();
  });

  it('reloads once, then leaves the error to the page', () => {
    const reload = vi.fn();
    vi.stubGlobal('location', { reload });
    reloadAfterRelease();
    expect([missingFile(), missingFile()]).toEqual([true, false]);
    expect(reload).toHaveBeenCalledTimes(1);
  });

  it('does not reload offline', () => {
    const reload = vi.fn();
    vi.stubGlobal('location', { reload });
    vi.stubGlobal('navigator', { onLine: false });
    reloadAfterRelease();
    expect(missingFile()).toBe(false);
    expect(reload).not.toHaveBeenCalled();
  });
});
