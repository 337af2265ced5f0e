import { defineConfig } from 'rolldown';

/** Our own packages go into the bundle; everything else is read from node_modules at run time. Migrations stay in `drizzle`. */
export default defineConfig({
  input: 'src/main.ts',
  platform: 'node',
  external: (id) => !id.startsWith('.') && !id.startsWith('/') && !id.startsWith('@market/'),
  output: { dir: 'dist', format: 'esm', entryFileNames: '[name].js', sourcemap: true, cleanDir: true },
});
