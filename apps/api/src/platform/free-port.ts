import { once } from 'node:events';
import { createServer } from 'node:net';

/**
 * Throws a one-line error when the port is not available. Call it before opening the database,
 * which takes seconds.
 */
export async function requireFreePort({
  host,
  port,
}: {
  host: string;
  port: number;
}): Promise<void> {
  const probe = createServer().listen({ host, port });
  try {
    await once(probe, 'listening');
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : undefined;
    if (code === 'EADDRINUSE')
      throw new Error(
        `Port ${port} is taken. Stop the program that uses it, or choose another PORT.`,
        {
          cause: error,
        },
      );
    if (code === 'EACCES')
      throw new Error(
        `Port ${port} is not allowed for this user. Choose another PORT, above 1023.`,
        { cause: error },
      );
    throw error;
  }
  probe.close();
  await once(probe, 'close');
}
