import '@testing-library/jest-dom/vitest';
import { cleanup, configure, getConfig } from '@testing-library/react';
import { afterEach, beforeEach, expect, vi } from 'vitest';
import { waitUntilCompiled } from '../src/testing/compiling';
import { computedStyleOf } from './computed-style';
import { labelsOf } from './labels';
import { lazyElementError } from './lazy-element-error';

// The first visit to a page compiles its code, so timeouts start after that.
const { asyncWrapper, getElementError } = getConfig();
configure({
  asyncUtilTimeout: 30_000,
  // A query that waits fails many times, and printing the document each time is slow.
  getElementError: lazyElementError(getElementError),
  asyncWrapper: async (wait) => {
    await waitUntilCompiled();
    return asyncWrapper(wait);
  },
});

// jsdom has no scrolling, no image decoding and no media queries: tests run on a phone's layout.
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

globalThis.getComputedStyle = computedStyleOf;

// For each field, jsdom searches the whole document for its labels, and for the field of each
// label.
for (const { prototype } of [
  HTMLButtonElement,
  HTMLInputElement,
  HTMLOutputElement,
  HTMLSelectElement,
  HTMLTextAreaElement,
])
  Object.defineProperty(prototype, 'labels', { configurable: true, get: labelsOf });

beforeEach(() => {
  vi.spyOn(console, 'error');
});

// React reports missing or duplicate keys, missing act() and invalid markup with console.error, so
// a test fails when it is called.
afterEach(() => {
  cleanup();
  localStorage.clear();
  sessionStorage.clear();
  expect(console.error, 'console.error was called').not.toHaveBeenCalled();
});
