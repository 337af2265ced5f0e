import boundaries from 'eslint-plugin-boundaries';

/** The parts of the repository. A file belongs to the first pattern that matches. */
const elements = [
  { type: 'feature', pattern: 'apps/*/src/features/*', capture: ['app', 'feature'] },
  { type: 'shared', pattern: 'apps/*/src/shared', capture: ['app'] },
  { type: 'pages', pattern: 'apps/*/src/app', capture: ['app'] },
  { type: 'rendering', pattern: 'apps/*/src/server', capture: ['app'] },
  { type: 'module', pattern: 'apps/api/src/modules/*', capture: ['module'] },
  { type: 'http', pattern: 'apps/api/src/http' },
  { type: 'platform', pattern: 'apps/api/src/platform' },
  { type: 'db', pattern: 'apps/api/src/db' },
  { type: 'shop', pattern: 'apps/api/src/shop' },
  { type: 'server', pattern: 'apps/api' },
  { type: 'web', pattern: 'apps/*', capture: ['app'] },
  { type: 'drawings', pattern: 'packages/ui/illustrations-source' },
  { type: 'package', pattern: 'packages/*', capture: ['package'] },
  { type: 'e2e', pattern: 'e2e' },
];

const files = [
  {
    category: 'test',
    pattern: ['**/*.test.{ts,tsx}', '**/*.test-d.ts', '**/src/{test,testing}/**', '**/bench/**'],
  },
  { category: 'config', pattern: ['**/*.config.ts'] },
  { category: 'routes', pattern: ['**/*.routes.ts', '**/*.page.ts'] },
  { category: 'tables', pattern: ['**/*.tables.ts'] },
];

const browserApp = ['web', 'pages', 'feature', 'shared'];
const webApp = [...browserApp, 'rendering'];
const serverApp = ['server', 'http', 'shop', 'platform', 'db', 'module'];
const sameApp = { app: '{{from.element.captured.app}}' };

const within = (types, captured) => ({
  element: { types: { anyOf: types }, ...(captured && { captured }) },
});
const withFile = (selector, category) => ({ ...selector, file: { categories: category } });
const packages = (...names) => within(['package'], { package: `{${names.join(',')},}` });

const betweenPackages = [
  {
    from: packages('api-client', 'web-kit', 'console', 'testing'),
    allow: { to: packages('domain') },
  },
  { from: packages('web-kit', 'console', 'testing'), allow: { to: packages('api-client') } },
  { from: packages('web-kit', 'console'), allow: { to: packages('ui') } },
  { from: packages('console'), allow: { to: packages('web-kit') } },
  {
    from: within(webApp),
    allow: { to: packages('console', 'web-kit', 'ui', 'api-client', 'domain') },
  },
  { from: within(serverApp), allow: { to: packages('api-client', 'domain') } },
  // The demo draws its product images with the UI package's illustrations.
  { from: within(serverApp), allow: { to: within(['drawings']) } },
  { from: within(['e2e']), allow: { to: packages('api-client', 'domain', 'testing') } },
  { from: withFile(within([...webApp, ...serverApp]), 'test'), allow: { to: packages('testing') } },
  { from: withFile(packages('web-kit', 'console'), 'test'), allow: { to: packages('testing') } },
  // Build tools are imported by relative path, because a Vite configuration cannot import
  // TypeScript from a package.
  { from: { file: { categories: 'config' } }, allow: { to: packages('web-kit', 'ui') } },
];

/**
 * Pages use features, features use shared code, and features do not use each other. The server
 * rendering of an app may use the whole app. Nothing imports it, because the server loads its
 * bundle.
 */
const insideWebApps = [
  { from: within(['web', 'pages', 'rendering']), allow: { to: within(browserApp, sameApp) } },
  { from: within(['feature']), allow: { to: within(['shared'], sameApp) } },
  {
    from: withFile(within(webApp), 'test'),
    allow: { to: within(['web', 'pages', 'rendering'], sameApp) },
  },
];

const inModule = (fileInternalPath) => ({ element: { type: 'module', fileInternalPath } });
const schema = { element: { type: 'db', fileInternalPath: 'schema.ts' } };

/** The last matching policy counts. */
const insideServer = [
  {
    from: within(serverApp),
    allow: { to: within(serverApp.filter((type) => type !== 'module')) },
  },
  {
    from: within(['module']),
    disallow: { to: within(['http']) },
    message:
      'Only routes know HTTP: throw errors from platform/errors.ts, take scopes from platform/scope.ts.',
  },
  { from: withFile(within(['module']), 'routes'), allow: { to: within(['http']) } },
  {
    from: within(['platform']),
    disallow: { to: within(serverApp.filter((type) => type !== 'platform')) },
    message: 'Platform code imports only packages and other platform code.',
  },
  {
    from: within(serverApp),
    disallow: { to: within(['module']) },
    message:
      'Import another module through its index.ts, and what it lets others read through its <module>.reads.ts.',
  },
  { from: within(serverApp), allow: { to: [inModule('index.ts'), inModule('*.reads.ts')] } },
  {
    from: within(serverApp),
    disallow: { to: inModule('*.tables.ts') },
    message:
      'Read the data of another module through its <module>.reads.ts: add a query there, or export the table there by name to select from and join it. To change the data, call a function of its index.ts.',
  },
  // Foreign keys refer to tables of other modules.
  { from: withFile(within(['module']), 'tables'), allow: { to: inModule('*.tables.ts') } },
  { from: schema, allow: { to: inModule('*.tables.ts') } },
  {
    from: within(['module', 'http', 'shop']),
    disallow: { to: schema },
    message:
      'Import tables from the <module>.reads.ts of their owner, which lists what others may read.',
  },
  { from: withFile(within(serverApp), 'test'), allow: { to: schema } },
];

/** Applies policies to some files only, because each import is compared with every policy. */
const withPolicies = (files, policies, ignores = []) => ({
  files,
  ignores,
  rules: { 'boundaries/dependencies': ['error', { default: 'disallow', policies }] },
});

export const boundariesConfig = [
  {
    files: ['{apps,packages,e2e}/**/*.{ts,tsx}'],
    plugins: { boundaries },
    settings: {
      'import/resolver': { typescript: { noWarnOnMultipleProjects: true } },
      'boundaries/elements': elements,
      'boundaries/files': files,
      // Our templates use `{{ }}`. Without this setting, the plugin also computes values for the
      // old template syntax, for each policy.
      'boundaries/legacy-templates': false,
    },
  },
  withPolicies(['{packages,e2e}/**/*.{ts,tsx}'], betweenPackages),
  withPolicies(['apps/api/**/*.{ts,tsx}'], [...betweenPackages, ...insideServer]),
  withPolicies(['apps/**/*.{ts,tsx}'], [...betweenPackages, ...insideWebApps], ['apps/api/**']),
];
