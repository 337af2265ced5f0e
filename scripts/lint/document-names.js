import { readdir, readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

const skipped = new Set([
  'test-results',
  'playwright-report',
  'node_modules',
  'dist',
  'fixtures',
  '.git',
  '.turbo',
  '.data',
]);

/** `compose.ts`, `packages/domain/src/money.ts`, or the ending `.routes.ts`. */
const path = /^[\w./-]*\.(?:tsx?|m?js|jsonc?|css|txt)$/;
/** `settlePayment`, `MAX_QUANTITY` or `ledger_pending`. */
const identifier = /^(?:[a-z]+[A-Z]\w*|[A-Z]+_[A-Z_]+|[a-z]+_[a-z_]+)$/;
/** `pnpm --filter @market/domain test`. */
const command = /--filter (@market\/[\w-]+) ([\w:]+)/;

/** Allowed names: other software, the specification, examples, and what the generator writes. */
const allowed =
  /^(robots\.txt|x(\.test)?\.ts|max_prepared_statements|subDays|generatePath|orderPlaced|checkOutDiscountCode)$|received-message|\/contact\.reads\.ts$/;

async function filesBelow(folder) {
  const entries = await readdir(folder, { withFileTypes: true });
  const found = entries
    .filter(({ name }) => !skipped.has(name))
    .map((entry) => {
      const file = join(folder, entry.name);
      return entry.isDirectory() ? filesBelow(file) : [file];
    });
  return (await Promise.all(found)).flat();
}

/**
 * The files, identifiers and package scripts that the documents mention or link to but that do not
 * exist: `<document>: <name>`.
 */
export async function unknownNames(root) {
  const files = await filesBelow(root);
  const read = (pattern) =>
    Promise.all(
      files
        .filter((file) => pattern.test(file))
        .map(async (file) => ({ file, text: await readFile(file, 'utf8') })),
    );
  const sources = await read(/\.(tsx?|m?js|json|sql)$/);
  const words = new Set(sources.flatMap(({ text }) => text.match(/\w+/g) ?? []));
  const scripts = new Map(
    sources
      .filter(({ file }) => file.endsWith('/package.json'))
      .map(({ text }) => JSON.parse(text))
      .map((manifest) => [manifest.name, Object.keys(manifest.scripts ?? {})]),
  );
  const exists = (name) => {
    const [, owner, script] = command.exec(name) ?? [];
    if (script) return scripts.get(owner)?.includes(script);
    return path.test(name)
      ? files.some((file) => file.endsWith(name.startsWith('.') ? name : `/${name}`))
      : !identifier.test(name) || words.has(name);
  };
  const missing = ({ file, text }) => [
    ...[...text.matchAll(/`([^`\n]+)`/g)]
      .map(([, span]) => span.replace(/\(.*\)$/, ''))
      .filter((name) => !allowed.test(name) && !exists(name)),
    ...[...text.matchAll(/\]\((?!https?:)([^)#]+)/g)]
      .map(([, link]) => link)
      .filter((link) => !files.includes(join(dirname(file), link)) && link !== 'docs/adr'),
  ];
  return (await read(/\.md$/)).flatMap((document) =>
    missing(document).map((name) => `${document.file.slice(root.length + 1)}: ${name}`),
  );
}
