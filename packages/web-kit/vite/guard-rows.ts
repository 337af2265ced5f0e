import { runnerImport, type Plugin } from 'vite';
import type { Endpoint } from '@market/api-client/kernel';

const contract = /^@market\/api-client\/contract\//;
/** Files that ask of a row only who may call it. */
const guards = /\.routes\.ts$|\/layouts\/navigation\.ts$/;
const mark = '?guard';

/** What a guard reads of a contract module's rows, as the module that guards get instead. */
export async function guardModule(file: string): Promise<string> {
  const { module } =
    await runnerImport<Readonly<Record<string, Pick<Endpoint, 'access' | 'resource'>>>>(file);
  return Object.entries(module)
    .map(
      ([name, { access, resource }]) =>
        `export const ${name} = ${JSON.stringify({ access, resource })};`,
    )
    .join('\n');
}

/**
 * The first download names every page of an app, and a guard for each: of the guards' rows it gets who may call them, and
 * the schemas come with the pages that make the calls. Saves 8 to 10 KB of brotli before the first page. Lint refuses any
 * other use of a row there (scripts/lint/guard-rows.js): in a build it would meet nothing.
 */
export const guardRows = (): Plugin => ({
  name: 'market:guard-rows',
  apply: 'build',
  enforce: 'pre',
  resolveId: {
    filter: { id: contract },
    async handler(source, importer) {
      if (importer === undefined || !guards.test(importer)) return null;
      const resolved = await this.resolve(source, importer, { skipSelf: true });
      return resolved && resolved.id + mark;
    },
  },
  load: {
    filter: { id: /\?guard$/ },
    handler: (id) => guardModule(id.slice(0, -mark.length)),
  },
});
