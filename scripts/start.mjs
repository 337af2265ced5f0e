// `npm start`: installs, builds and starts the marketplace.
import { buildIfChanged } from './build-if-changed.mjs';
import { install, requireNode, run, step } from './tooling.mjs';

await requireNode();
await install();
await buildIfChanged(() =>
  step('Building what has changed', () =>
    run('turbo', ['run', 'build', '--output-logs=errors-only']),
  ),
);

// Runs the server in this process, so that it receives signals and sets the exit code.
process.env.NODE_ENV ??= 'production';
await import('../apps/api/dist/main.js');
