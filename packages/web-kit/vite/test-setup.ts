import '@testing-library/jest-dom/vitest';
import { cleanup, configure, getConfig } from '@testing-library/react';
import { afterEach, beforeEach, expect, vi } from 'vitest';
import { compiled } from '../src/testing/compiling';

// Long forms are typed key by key, and the first visit of a page compiles its code: the clock of a wait begins when that is done.
const { asyncWrapper } = getConfig();
configure({
  asyncUtilTimeout: 30_000,
  asyncWrapper: async (wait) => {
    await compiled();
    return asyncWrapper(wait);
  },
});

// jsdom has no layout to scroll, and says so whenever it is asked to. Nor has it pictures or a screen: tests run on a phone.
globalThis.scrollTo = () => undefined;
Element.prototype.scrollTo = () => undefined;
Element.prototype.scrollIntoView = () => undefined;
HTMLImageElement.prototype.decode = () => Promise.resolve();
globalThis.matchMedia = (media) =>
  Object.assign(new EventTarget(), {
    media,
    matches: false,
    onchange: null,
    addListener: () => undefined,
    removeListener: () => undefined,
  });

beforeEach(() => {
  vi.spyOn(console, 'error');
});

// React reports wrong keys, missing act() and invalid markup on console.error only: a test that sees one has found a bug.
afterEach(() => {
  cleanup();
  expect(console.error, 'console.error was called').not.toHaveBeenCalled();
});
