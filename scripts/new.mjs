// `pnpm new endpoint` and `pnpm new feature`: see `pnpm new --help`.
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { endpointOptions, newEndpoint } from './generator/endpoint.mjs';
import { featureOptions, newFeature } from './generator/feature.mjs';
import { help } from './generator/help.mjs';
import { GeneratorError } from './generator/names.mjs';

const commands = {
  endpoint: { run: newEndpoint, options: endpointOptions },
  feature: { run: newFeature, options: featureOptions },
};

const [command, ...args] = process.argv.slice(2);
const root = join(import.meta.dirname, '..');

if (args.includes('--help') || command === '--help') {
  console.info(help);
  process.exit();
}

try {
  const found = commands[command];
  if (!found) throw new GeneratorError(help);
  const { values, positionals } = parseArgs({
    args,
    options: found.options,
    allowPositionals: true,
  });
  const { created, edited, notes } = await found.run(root, positionals, values);
  for (const path of created) console.info(`new      ${path}`);
  for (const path of edited) console.info(`changed  ${path}`);
  for (const note of notes) console.info(note);
} catch (error) {
  if (!(error instanceof GeneratorError) && !error.code?.startsWith('ERR_PARSE_ARGS')) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
