import js from '@eslint/js';
import jsxA11y from 'eslint-plugin-jsx-a11y';
import reactHooks from 'eslint-plugin-react-hooks';
import { defineConfig, globalIgnores } from 'eslint/config';
import globals from 'globals';
import tseslint from 'typescript-eslint';
import { bans } from './scripts/lint/bans.js';
import { boundariesConfig } from './scripts/lint/boundaries.js';
import { fileNameConfig } from './scripts/lint/file-name.js';
import { orderStatusConfig } from './scripts/lint/order-status.js';
import { partIdsConfig } from './scripts/lint/part-ids.js';
import { tableWritesConfig } from './scripts/lint/table-writes.js';

// The compiler checks types (`pnpm typecheck`). ESLint only parses files, so that a run takes
// seconds.
export default defineConfig(
  globalIgnores([
    '**/dist/**',
    '**/.turbo/**',
    '**/.data/**',
    '**/test-results/**',
    '**/playwright-report/**',
    'apps/api/drizzle/**',
    'scripts/lint/fixtures/**',
  ]),
  { linterOptions: { reportUnusedDisableDirectives: 'error' } },
  js.configs.recommended,
  fileNameConfig,
  {
    files: ['**/*.{js,mjs,cjs}'],
    languageOptions: { globals: globals.node },
    rules: { 'max-lines': ['error', { max: 250 }] },
  },
  {
    files: ['**/*.{ts,tsx}'],
    extends: [tseslint.configs.recommended, tseslint.configs.stylistic],
    rules: {
      '@typescript-eslint/consistent-type-definitions': 'off',
      '@typescript-eslint/no-empty-function': 'off',
      '@typescript-eslint/consistent-indexed-object-style': 'off',
      '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports' }],
      '@typescript-eslint/no-unused-vars': [
        'error',
        { argsIgnorePattern: '^_', varsIgnorePattern: '^_' },
      ],
      // Playwright reads a fixture's dependencies from its first parameter, which is `{}` when
      // there are none.
      'no-empty-pattern': ['error', { allowObjectPatternsAsParameters: true }],
      eqeqeq: ['error', 'always', { null: 'ignore' }],
    },
  },
  {
    files: [
      '{apps,packages}/**/*.tsx',
      'packages/{ui,web-kit,console}/**/*.ts',
      'apps/*/src/**/*.ts',
    ],
    ignores: ['apps/api/**'],
    // The plugin's other rules run the React Compiler on each file, which takes more than half of
    // the lint time. We do not use that compiler.
    plugins: { 'react-hooks': reactHooks },
    rules: { 'react-hooks/rules-of-hooks': 'error', 'react-hooks/exhaustive-deps': 'error' },
  },
  {
    files: ['{apps,packages}/**/*.tsx'],
    extends: [jsxA11y.flatConfigs.recommended],
    // Some of our own components have a `role` prop for the role of an account.
    rules: {
      'jsx-a11y/aria-role': ['error', { ignoreNonDOM: true }],
      // An element that scrolls must be reachable by keyboard. It has one of these roles.
      'jsx-a11y/no-noninteractive-tabindex': [
        'error',
        { tags: ['ul'], roles: ['tabpanel', 'region', 'group'], allowExpressionValues: true },
      ],
    },
  },
  boundariesConfig,
  tableWritesConfig,
  orderStatusConfig,
  partIdsConfig,
  bans,
);
