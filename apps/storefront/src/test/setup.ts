import { configure } from '@testing-library/react';
import { vi } from 'vitest';

// Pages are lazy chunks, transformed when first opened: on a busy machine that takes its time.
configure({ asyncUtilTimeout: 8000 });
vi.setConfig({ testTimeout: 30_000 });

// jsdom has no layout: it reports an error when something scrolls.
window.scrollTo = () => undefined;
