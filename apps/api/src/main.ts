import { embeddedEngine } from './db/embedded-engine';
import { startErrorText } from './platform/start-error';

// The server's own modules are loaded afterwards, so that the database engine compiles in the
// meantime. Errors are reported when the database is opened.
if (process.env['DATABASE_URL'] === undefined) embeddedEngine().catch(() => undefined);

try {
  const { runCommand } = await import('./commands');
  await runCommand(process.argv.slice(2));
} catch (error) {
  process.stderr.write(`${startErrorText(error)}\n`);
  // Timers that are already running must not keep a failed process alive.
  process.exit(1);
}
