import { defineConfig } from 'rolldown';

const bundledImport = /^(\.|\/|@market\/)/;
/**
 * Packages with hundreds of small files, of which we use only some. Reading one bundled file takes
 * a fraction of the time and memory.
 */
const manyFilePackages = /^(drizzle-orm|zod)\//;
/** Dependencies of our own packages, which the server cannot find in node_modules by itself. */
const ownPackageDependencies =
  /^(@date-fns\/tz|date-fns|entities|htmlparser2|dom-serializer|domelementtype|domhandler|domutils)\//;

/**
 * Our own packages go into the bundle; nearly everything else is read from node_modules at run
 * time. Migrations stay in `drizzle`.
 */
export default defineConfig({
  input: 'src/main.ts',
  platform: 'node',
  external: (id) =>
    !bundledImport.test(id) &&
    !manyFilePackages.test(`${id}/`) &&
    !ownPackageDependencies.test(`${id}/`),
  output: {
    dir: 'dist',
    format: 'esm',
    entryFileNames: '[name].js',
    sourcemap: true,
    cleanDir: true,
  },
});
