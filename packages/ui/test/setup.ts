import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import { afterEach } from 'vitest';

// Busy machines render late. A longer timeout costs nothing when the wait succeeds.
configure({ asyncUtilTimeout: 30_000 });

afterEach(cleanup);

// jsdom does not lay out or paint pages, so it lacks these methods.
Element.prototype.scrollIntoView = () => undefined;
Element.prototype.getAnimations = () => [];
globalThis.ResizeObserver = class {
  observe() {}
  unobserve() {}
  disconnect() {}
};
// No media query matches, so tests run as on a phone.
globalThis.matchMedia = (media) =>
  Object.assign(new EventTarget(), {
    media,
    matches: false,
    onchange: null,
    addListener: () => undefined,
    removeListener: () => undefined,
  });
