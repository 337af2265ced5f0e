import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { cp, mkdtemp, readFile, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { endpointOptions, newEndpoint } from './endpoint.mjs';
import { featureOptions, newFeature } from './feature.mjs';

const repository = join(dirname(fileURLToPath(import.meta.url)), '../..');
const notCopied =
  /^(node_modules|dist|\.git|\.turbo|\.data|\.vite|test-results|playwright-report)$/;

/**
 * A copy of the repository without its history and builds. The dependencies of each package are
 * links to packages of the copy and to the installed ones.
 */
async function copyRepository() {
  const copy = await mkdtemp(join(tmpdir(), 'generator-'));
  const links = [];
  await cp(repository, copy, {
    recursive: true,
    filter: (path) => {
      if (basename(path) === 'node_modules' && path !== join(repository, 'node_modules'))
        links.push(path);
      return !notCopied.test(basename(path));
    },
  });
  await symlink(join(repository, 'node_modules'), join(copy, 'node_modules'));
  for (const path of links)
    await cp(path, path.replace(repository, copy), {
      recursive: true,
      verbatimSymlinks: true,
      filter: (each) => each === path || !basename(each).startsWith('.'),
    });
  return copy;
}

const argsOf = (command, options) =>
  parseArgs({ args: command.split(' '), options, allowPositionals: true });

describe('the generator', () => {
  let root;
  before(async () => {
    root = await copyRepository();
  });
  after(() => rm(root, { recursive: true, force: true }));

  const endpoint = (command) => {
    const { positionals, values } = argsOf(command, endpointOptions);
    return newEndpoint(root, positionals, values);
  };
  const feature = (command) => {
    const { positionals, values } = argsOf(command, featureOptions);
    return newFeature(root, positionals, values);
  };

  /** Runs a program in a folder of the copy. Returns what it printed when it failed. */
  const run = (folder, ...args) =>
    new Promise((resolve) => {
      const child = spawn(process.execPath, args, { cwd: join(root, folder) });
      let output = '';
      child.stdout.on('data', (chunk) => (output += chunk));
      child.stderr.on('data', (chunk) => (output += chunk));
      child.on('close', (status) =>
        resolve(status === 0 ? '' : `${basename(args[0])} in ${folder}:\n${output}`),
      );
    });
  const tool = (path) => join(repository, 'node_modules', path);

  it('changes nothing when a name is unknown or in use, or when a place to insert code is missing', async () => {
    const routes = join(root, 'apps/api/src/modules/contact/contact.routes.ts');
    const before = await readFile(routes, 'utf8');
    const list = 'contact list --list --access platformReports';
    const refused = [
      [
        endpoint,
        'nowhere list --list --access platformReports',
        /no apps\/api\/src\/modules\/nowhere/,
      ],
      [endpoint, 'contact list --list --access nobody', /"nobody" is not a rule/],
      [endpoint, 'contact list --list --access orderReturns', /write this endpoint by hand/],
      [endpoint, list, /with --columns. contactMessagesTable has id,reference,name/],
      [endpoint, `${list} --columns nickname`, /no column "nickname"/],
      [
        endpoint,
        'contact send --list --access platformReports --columns name',
        /contact.send exists/,
      ],
      [
        endpoint,
        'contact add --method post --access platformReports --noun note --columns name --input name',
        /needs "reference"/,
      ],
      [
        endpoint,
        'orders list2 --list --access platformOrders --table ordersTable --columns id',
        /--sample/,
      ],
      [
        endpoint,
        'images recent --list --access platformProducts --columns createdAt',
        /images.test.ts is in use/,
      ],
      [feature, 'storefront note --endpoint contact.list', /must be one of/],
      [feature, 'admin-console note --endpoint contact.send', /no access rule/],
      [feature, 'admin-console dispute --endpoint disputes.list', /disputes already exists/],
      [
        feature,
        'admin-console note --endpoint disputes.list --sidebar Elsewhere',
        /no group "Elsewhere"/,
      ],
      [feature, 'admin-console note --endpoint disputes.list --icon Nothing', /no icon "Nothing"/],
      [
        feature,
        'admin-console note --endpoint disputes.list --remove disputes.answer',
        /not a DELETE/,
      ],
      [feature, 'merchant-console note --endpoint disputes.list', /not for users of/],
    ];
    for (const [command, args, message] of refused) await assert.rejects(command(args), message);
    assert.equal(await readFile(routes, 'utf8'), before);
  });

  it('writes endpoints and screens that pass every check', async () => {
    const ofPlatform = '--access platformReports --noun received-message';
    const ofStore = '--access merchantTestimonials --noun customer-quote';
    const results = [
      await endpoint(
        `contact list --list ${ofPlatform} --columns reference,name,phoneNumber,createdAt`,
      ),
      await endpoint(`contact byId ${ofPlatform}`),
      await endpoint(
        `contact add --method post ${ofPlatform} --input reference,name,email,phoneNumber,subject,message`,
      ),
      await endpoint(`contact update --method patch ${ofPlatform}`),
      await endpoint(`contact remove --method delete ${ofPlatform}`),
      await endpoint(`testimonials page --list ${ofStore} --columns quote,hidden,createdAt`),
      await feature(
        'admin-console received-message --endpoint contact.list --remove contact.remove',
      ),
      await feature(
        'merchant-console customer-quote --endpoint testimonials.page --sidebar Storefront',
      ),
    ];
    const files = [...new Set(results.flatMap(({ created, edited }) => [...created, ...edited]))];
    const vitest = join(root, 'apps/api/node_modules/vitest/vitest.mjs');
    const test =
      (folder, ...paths) =>
      () =>
        run(folder, vitest, 'run', ...paths);
    const checks = [
      test('apps/api', 'src/modules/contact/received', 'src/modules/testimonials/customer-quotes'),
      () => run('.', tool('eslint/bin/eslint.js'), '--no-warn-ignored', ...files),
      () => run('.', tool('prettier/bin/prettier.cjs'), '--check', ...files),
      () => run('.', tool('oxlint/bin/oxlint'), '--type-aware', '--type-check', ...files),
      test('apps/admin-console', 'src/app/routes/received-messages'),
      test('apps/merchant-console', 'src/app/routes/customer-quotes'),
      test('packages/api-client', 'src/contract'),
    ];
    // Two checks run at a time.
    const failures = [];
    const next = async () => {
      for (let check = checks.shift(); check; check = checks.shift()) failures.push(await check());
    };
    await Promise.all([next(), next()]);
    const report = failures.filter(Boolean).join('\n');
    if (report) assert.fail(report);
  });
});
