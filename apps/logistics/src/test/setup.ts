import { configure } from '@testing-library/react';
import { vi } from 'vitest';

// The first visit of a file compiles the page's chunk.
configure({ asyncUtilTimeout: 4000 });
// A journey through several forms takes its time on a busy machine.
vi.setConfig({ testTimeout: 20_000 });

// jsdom has no layout to scroll, and says so whenever it is asked to.
globalThis.scrollTo = () => undefined;

// Nor has it screens: tests run on a phone.
globalThis.matchMedia = (media) => Object.assign(new EventTarget(), { media, matches: false, onchange: null, addListener: () => undefined, removeListener: () => undefined });
