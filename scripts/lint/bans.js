import {
  ban,
  colours,
  effects,
  handWrittenPaths,
  rawHtml,
  readsOnly,
  syntax,
  systemClock,
  transactions,
} from './banned-syntax.js';
import { orderStatusMessage } from './order-status.js';

/** Banned syntax and imports of each group of files. */

const source = ['{apps,packages,e2e}/**/*.{ts,tsx}'];
const web = [
  'apps/{storefront,merchant-console,admin-console,logistics}/src/**/*.{ts,tsx}',
  'packages/{ui,web-kit,console}/src/**/*.{ts,tsx}',
];
const tests = [
  '**/*.{test,spec,test-d}.{ts,tsx}',
  '**/test/**',
  '**/test-setup.ts',
  'packages/testing/**',
  'e2e/**',
];
const tools = [
  '**/*.config.{js,ts}',
  'packages/*/vite/**',
  'packages/ui/gallery/**',
  'apps/api/bench/**',
  'e2e/*.ts',
];
const serverModules = ['apps/api/src/modules/**/*.ts'];
const clockUsers = ['packages/domain/src/**/*.ts', ...serverModules];

/**
 * Files that may cast, because the compiler cannot follow the types. A comment at each cast says
 * why it is safe.
 */
const castSeams = [
  'packages/api-client/src/endpoint.ts',
  'packages/api-client/src/openapi.ts',
  'packages/api-client/src/client/{client,lazy-client,queries}.ts',
  'packages/testing/src/mock.ts',
  'packages/web-kit/src/forms/{contract-resolver,use-contract-form}.ts',
  'packages/web-kit/src/router/paths.ts',
  'apps/api/src/http/{mount,reply-encoder}.ts',
];

const ky = { name: 'ky', message: 'Calls go through @market/api-client.' };
const classicZod = ['zod', 'zod/v3', 'zod/v4'].map((name) => ({
  name,
  message: "Classic zod cannot be tree-shaken: import * as z from 'zod/mini'.",
}));
const ownExtension = {
  regex: '^\\.{1,2}/.*\\.(js|ts|tsx)$',
  message: 'Relative imports have no extension.',
};
/** Guards are part of an app's first download, and an endpoint would add its schemas to that. */
const endpointsInGuards = {
  regex: '^@market/api-client/contract/',
  allowTypeImports: true,
  message: 'Guards import access rules: @market/api-client/access.',
};
/**
 * `web-kit`, the runtime of the apps, knows only accounts and sessions. All other nouns belong to
 * features.
 */
const businessNouns = {
  regex:
    '^@market/(domain/(?!accounts/)[^/]+/|api-client/contract/[^/]+/(?!(accounts|auth|images|session)$))',
  message: 'web-kit has no business nouns: put this into packages/console or into a feature.',
};
const sqlMessage =
  'SQL lives in *.repository.ts, *.reads.ts and *.tables.ts: add a function there and call it.';
const sqlInRepositories = [
  { regex: '^drizzle-orm', message: sqlMessage },
  { regex: '[.]tables$', allowTypeImports: true, message: sqlMessage },
  { regex: '[.]reads$', importNamePattern: 'Table$', allowTypeImports: true, message: sqlMessage },
];
const repositoriesInRoutes = {
  regex: '[.]repository$',
  allowTypeImports: true,
  message: 'Routes call services, or functions of *.reads.ts with `db`.',
};
const orderStatusWriter = {
  regex: '/order-status[.]repository$',
  importNames: ['setOrderStatus'],
  message: orderStatusMessage,
};
const imports = (paths, patterns = []) => ({
  'no-restricted-imports': [
    'error',
    { paths: [...classicZod, ...paths], patterns: [ownExtension, ...patterns] },
  ],
});

const fetchMessage = 'Calls go through @market/api-client.';
const noFetch = {
  'no-restricted-globals': ['error', { name: 'fetch', message: fetchMessage }],
};
const sqlRaw = { object: 'sql', property: 'raw', message: 'Use sql`` with parameters.' };
const windowFetch = ['window', 'globalThis', 'self'].map((object) => ({
  object,
  property: 'fetch',
  message: fetchMessage,
}));

export const bans = [
  {
    files: source,
    rules: {
      ...imports([ky]),
      ...syntax(rawHtml),
      '@typescript-eslint/consistent-type-assertions': ['error', { assertionStyle: 'never' }],
      '@typescript-eslint/no-non-null-assertion': 'error',
      'no-console': 'error',
      'no-eval': 'error',
      'no-implied-eval': 'error',
      'no-new-func': 'error',
      'no-restricted-exports': [
        'error',
        {
          restrictDefaultExports: {
            direct: true,
            named: true,
            defaultFrom: true,
            namedFrom: true,
            namespaceFrom: true,
          },
        },
      ],
      'no-restricted-properties': ['error', sqlRaw],
      'max-lines': ['error', { max: 250 }],
    },
  },
  { files: ['packages/api-client/src/**/*.ts'], rules: imports([]) },
  {
    files: ['packages/web-kit/src/**/*.{ts,tsx}'],
    ignores: tests,
    rules: imports([ky], [businessNouns]),
  },
  {
    files: ['{apps,packages}/**/*.routes.ts', 'apps/*/src/app/layouts/navigation.ts'],
    ignores: ['apps/api/**'],
    rules: imports([ky], [endpointsInGuards]),
  },
  {
    files: [...web, 'packages/domain/src/**/*.ts', 'apps/api/src/modules/**/*.ts'],
    // Service workers are exempt, because they handle the browser's own requests.
    ignores: [
      ...tests,
      'apps/api/src/modules/**/paystack*.ts',
      'apps/api/src/modules/outbox/termii.ts',
      'apps/{storefront,logistics}/src/service-worker/**',
      'packages/web-kit/src/service-worker/**',
    ],
    rules: { ...noFetch, 'no-restricted-properties': ['error', sqlRaw, ...windowFetch] },
  },
  { files: web, rules: syntax(rawHtml, effects, handWrittenPaths) },
  {
    files: web.map((glob) => glob.replace('{ts,tsx}', 'tsx')),
    rules: syntax(rawHtml, effects, handWrittenPaths, colours),
  },
  { files: clockUsers, rules: syntax(rawHtml, systemClock, transactions) },
  {
    files: serverModules,
    ignores: tests,
    rules: imports([ky], [orderStatusWriter, ...sqlInRepositories]),
  },
  {
    files: ['apps/api/src/modules/**/*.routes.ts'],
    rules: imports([ky], [repositoriesInRoutes, ...sqlInRepositories]),
  },
  {
    files: ['apps/api/src/modules/**/*.{repository,reads,tables}.ts'],
    rules: imports([ky], [orderStatusWriter]),
  },
  {
    files: ['apps/api/src/modules/**/*.reads.ts'],
    rules: syntax(rawHtml, systemClock, transactions, readsOnly),
  },
  {
    files: ['apps/api/src/modules/orders/transition-order.ts'],
    rules: imports([ky], sqlInRepositories),
  },
  {
    files: ['{apps,packages/{domain,ui,web-kit,console}}/**/index.{ts,tsx}'],
    ignores: ['apps/api/src/modules/*/index.ts'],
    rules: syntax([ban('Program', 'No barrels: import from the file that holds it.')]),
  },
  { files: castSeams, rules: { '@typescript-eslint/consistent-type-assertions': 'off' } },
  {
    files: tests,
    rules: {
      ...syntax(rawHtml),
      'max-lines': 'off',
      // Tests may pass invalid types to check that they are rejected.
      '@typescript-eslint/consistent-type-assertions': 'off',
      '@typescript-eslint/consistent-type-imports': 'off',
    },
  },
  {
    files: tools,
    rules: {
      'no-console': 'off',
      'no-restricted-exports': 'off',
      'no-restricted-imports': ['error', { paths: classicZod }],
    },
  },
  {
    files: ['packages/{web-kit,console}/vitest.config.ts', '**/vite/**'],
    rules: { 'no-restricted-imports': 'off' },
  },
];
