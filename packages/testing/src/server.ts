import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll } from 'vitest';

/** A mock server for one test file. A request without a handler fails the test. */
export function mockServer(
  ...initial: Parameters<typeof setupServer>
): ReturnType<typeof setupServer> {
  const server = setupServer(...initial);
  beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
  afterEach(() => server.resetHandlers());
  afterAll(() => server.close());
  return server;
}
