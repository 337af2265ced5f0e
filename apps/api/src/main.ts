import { embeddedEngine } from './db/embedded-engine';
import { startErrorText } from './platform/start-error';

// The server's own code comes after it, so that one is compiled while the other is loaded. Whoever opens the database tells its fault.
if (process.env['DATABASE_URL'] === undefined) embeddedEngine().catch(() => undefined);

try {
  const { run } = await import('./commands');
  await run(process.argv.slice(2));
} catch (error) {
  process.stderr.write(`${startErrorText(error)}\n`);
  // Timers of what was opened before must not keep a failed start alive.
  process.exit(1);
}
