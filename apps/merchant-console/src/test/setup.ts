import { configure } from '@testing-library/react';
import { vi } from 'vitest';

// The first visit of a file compiles the page's chunk, and long forms are typed key by key: slow machines get time.
configure({ asyncUtilTimeout: 10_000 });
vi.setConfig({ testTimeout: 60_000 });

// jsdom has no layout to scroll, and says so whenever it is asked to.
globalThis.scrollTo = () => undefined;
