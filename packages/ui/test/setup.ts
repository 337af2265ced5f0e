import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import { afterEach } from 'vitest';

// Machines under load draw late; a wait that succeeds costs nothing.
configure({ asyncUtilTimeout: 30_000 });

afterEach(cleanup);

// jsdom draws nothing, so it lacks the measuring and scrolling calls that floating panels make.
Element.prototype.scrollIntoView ??= () => undefined;
Element.prototype.getAnimations ??= () => [];
// Nor has it a screen: tests run on a phone.
globalThis.matchMedia ??= (media) =>
  Object.assign(new EventTarget(), {
    media,
    matches: false,
    onchange: null,
    addListener: () => undefined,
    removeListener: () => undefined,
  });
globalThis.ResizeObserver ??= class {
  observe() {}
  unobserve() {}
  disconnect() {}
};
