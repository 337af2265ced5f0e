import '@testing-library/jest-dom/vitest';
import { cleanup } from '@testing-library/react';
import { afterEach, beforeEach, expect, vi } from 'vitest';

beforeEach(() => {
  vi.spyOn(console, 'error');
});

// React reports wrong keys, missing act() and invalid markup on console.error only: a test that sees one has found a bug.
afterEach(() => {
  cleanup();
  expect(console.error, 'console.error was called').not.toHaveBeenCalled();
});
