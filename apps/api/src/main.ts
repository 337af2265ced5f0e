import { embeddedEngine } from './db/embedded-engine';

// The server's own code comes after it, so that one is compiled while the other is loaded. Whoever opens the database tells its fault.
if (process.env['DATABASE_URL'] === undefined) embeddedEngine().catch(() => undefined);

try {
  const { run } = await import('./commands');
  await run(process.argv.slice(2));
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  // Timers of what was opened before must not keep a failed start alive.
  process.exit(1);
}
