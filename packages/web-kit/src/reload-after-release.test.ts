import { afterEach, describe, expect, it, vi } from 'vitest';
import { reloadAfterRelease } from './reload-after-release';

const missingFile = () => {
  const event = new Event('vite:preloadError', { cancelable: true });
  dispatchEvent(event);
  return event.defaultPrevented;
};

describe('a tab that was open over a release', () => {
  afterEach(() => sessionStorage.clear());

  it('loads the new pages once, and lets the page say so when the file is still missing', () => {
    const reload = vi.fn();
    vi.stubGlobal('location', { reload });
    reloadAfterRelease();
    expect([missingFile(), missingFile()]).toEqual([true, false]);
    expect(reload).toHaveBeenCalledTimes(1);
  });
});
