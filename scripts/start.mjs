// `npm start`: from a fresh checkout, or an updated one, to a running marketplace.
import { buildIfChanged } from './built.mjs';
import { install, requireNode, run, step } from './tooling.mjs';

await requireNode();
await install();
await buildIfChanged(() =>
  step('Building what has changed', () =>
    run('turbo', ['run', 'build', '--output-logs=errors-only']),
  ),
);

// In this very process, so that signals, the exit code and the terminal are the server's own.
process.env.NODE_ENV ??= 'production';
await import('../apps/api/dist/main.js');
