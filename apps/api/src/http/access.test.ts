import Fastify from 'fastify';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as rules from '@market/api-client/access';
import { basePaths, platformPath, type Endpoint } from '@market/api-client/endpoint';
import { allEndpoints } from '@market/api-client/openapi';
import { appByRole, hasResource, platformResources } from '@market/domain/accounts/roles';
import { storeResources } from '@market/domain/staff/staff-roles';
import { usersTable } from '../db/schema';
import { createCallers, nameCallers, type Caller } from '../test/access/callers';
import { startMarket, type TestMarket } from '../test/harness';
import type { TestAccount } from '../test/test-accounts';
import { guardAccess } from './access';

let market: TestMarket;
let callers: readonly Caller[];
const statuses = new Map<Endpoint, Map<Caller, number>>();
beforeAll(async () => {
  market = await startMarket({ env: { DEMO: 'true' } });
  callers = await createCallers(market);
  for (const row of allEndpoints) {
    statuses.set(row, await statusByCaller(row));
  }
});
afterAll(() => market.close());

const NOBODY = '00000000-0000-7000-8000-000000000000';
const toUrl = (row: Endpoint) =>
  basePaths[row.base ?? 'main'] +
  platformPath(row.path, market.config.platformSlug).replace(/:\w+/g, NOBODY);

/**
 * A permission only adds access, so an account with one permission is tried only where having none
 * and having all give different answers.
 */
async function statusByCaller(row: Endpoint): Promise<Map<Caller, number>> {
  const known = new Map<TestAccount | undefined, number>();
  const ask = async (account: TestAccount | undefined) => {
    const status = known.get(account) ?? (await statusFor(row, account));
    known.set(account, status);
    return status;
  };
  const byCaller = new Map<Caller, number>();
  for (const caller of callers) {
    const [none, all] = caller.limits ?? [];
    const least = none && (await ask(none));
    const most = all && (await ask(all));
    const isSame = least !== undefined && isAllowed(row, least) === isAllowed(row, most);
    byCaller.set(caller, isSame ? least : await ask(caller.account));
  }
  return byCaller;
}

/** A request without input: allowed callers get 404, 422 or an empty list, never 401 or 403. */
async function statusFor(row: Endpoint, account: TestAccount | undefined): Promise<number> {
  const host = new URL(market.config.origins[account ? appByRole[account.role] : 'storefront'])
    .host;
  const send = async () =>
    market.app.inject({
      method: row.method,
      url: toUrl(row),
      headers: {
        host,
        'sec-fetch-site': 'same-origin',
        ...(account && {
          authorization: `Bearer ${account.token}`,
          'x-xsrf-token': market.xsrfToken(account.sessionId),
        }),
      },
    });
  const { statusCode } = await send();
  if (statusCode !== 401 || !account) return statusCode;
  // An earlier call may have ended the session.
  const session = await market.services.sessions.open({ id: account.userId, role: account.role });
  account.token = session.accessToken;
  account.sessionId = session.sessionId;
  return (await send()).statusCode;
}

/** 410 is for used links, 415 for uploads without a file, 401 for `auth.refresh`. */
const MISSING_INPUT = new Set([401, 404, 409, 410, 415, 422]);

/** Session renewal is public, and returns 401 without a cookie. */
const isAllowed = (row: Endpoint, status: number | undefined): boolean =>
  row.name === 'auth.refresh' || (status !== 401 && status !== 403);

/** What the contract declares for a caller: `allowed`, or the status of the refusal. */
function declared(
  { access, resource, ownerOnly, guests }: Endpoint,
  account: TestAccount | undefined,
  holds = '',
) {
  if (access === 'public') return 'allowed';
  if (!account) return 401;
  const granted = [...storeResources, ...platformResources].filter((each) => each === holds);
  const hasRole = access === 'signedIn' || access.includes(account.role);
  if (holds === 'guest' && !guests) return 403;
  if (ownerOnly && holds !== 'owner') return 403;
  return hasRole && hasResource(account.role, granted, resource) ? 'allowed' : 403;
}

const readContent = ({ access, resource, ownerOnly, guests }: rules.AccessRule) =>
  JSON.stringify([access, resource, ownerOnly, guests]);
const namedRules = Object.entries({
  ...rules,
  public: { access: 'public' } as const,
  signedIn: { access: 'signedIn' } as const,
}).flatMap(([name, rule]) => ('access' in rule ? [{ name, content: readContent(rule) }] : []));
/**
 * The names of the rules that an endpoint follows, or the name of the endpoint when it has a rule
 * of its own.
 */
const toRule = (row: Endpoint): string => {
  const same = namedRules.filter(({ content }) => content === readContent(row));
  return same.map(({ name }) => name).join(', ') || row.name;
};

describe('access', () => {
  it('matches the reviewed table for every rule and caller', async () => {
    const lines = allEndpoints.map((row) => {
      const allowed = callers.filter((caller) => isAllowed(row, statuses.get(row)?.get(caller)));
      return `${toRule(row).padEnd(36)}${nameCallers(allowed, callers)}\n`;
    });
    await expect([...new Set(lines)].sort().join('')).toMatchFileSnapshot('access-table.txt');
  });

  it('matches the contract for every endpoint and caller', () => {
    const differing: string[] = [];
    for (const [row, byCaller] of statuses)
      for (const [caller, status] of byCaller) {
        const outcome = isAllowed(row, status) ? 'allowed' : status;
        if (outcome !== declared(row, caller.account, caller.holds))
          differing.push(`${row.name} for ${caller.role} ${caller.holds ?? ''}: ${status}`);
      }
    expect(differing).toEqual([]);
  });

  it('is declared for every endpoint by a rule that allows at least one caller', () => {
    const unreachable = allEndpoints.filter(
      (row) => !callers.some(({ account, holds }) => declared(row, account, holds) === 'allowed'),
    );
    expect(unreachable.map(({ name }) => name)).toEqual([]);
  });

  it('is granted to allowed callers, whose requests fail only because of missing input', () => {
    const differing: string[] = [];
    for (const [row, byCaller] of statuses)
      for (const [caller, status] of byCaller)
        if (isAllowed(row, status) && status >= 300 && !MISSING_INPUT.has(status))
          differing.push(`${row.name} for ${caller.role} ${caller.holds ?? ''}: ${status}`);
    expect(differing).toEqual([]);
  });

  it('is limited to public endpoints for a deactivated admin', async () => {
    const admin = await market.create.superAdmin();
    await market.db
      .update(usersTable)
      .set({ deactivatedAt: market.clock.now() })
      .where(eq(usersTable.id, admin.userId));
    const differing: string[] = [];
    for (const row of allEndpoints) {
      const status = await statusFor(row, admin);
      if (isAllowed(row, status) !== (row.access === 'public'))
        differing.push(`${row.name}: ${status}`);
    }
    expect(differing).toEqual([]);
  });

  it('can be granted to staff for every endpoint that their role alone does not allow', () => {
    const ungrantable = allEndpoints.filter(
      ({ access, resource }) =>
        access.includes('staff') &&
        resource !== undefined &&
        !storeResources.some((each) => each === resource),
    );
    expect(ungrantable.map(({ name }) => name)).toEqual([]);
  });

  it('requires a token for every route except the listed ones', () => {
    expect(
      allEndpoints
        .filter(({ access }) => access === 'public')
        .map(({ name }) => name)
        .sort(),
    ).toMatchInlineSnapshot(`
      [
        "auth.confirmCustomer",
        "auth.confirmMerchant",
        "auth.confirmPartner",
        "auth.forgotAdmin",
        "auth.forgotCustomer",
        "auth.forgotMerchant",
        "auth.forgotPartner",
        "auth.refresh",
        "auth.resetPassword",
        "auth.signInAdmin",
        "auth.signInCustomer",
        "auth.signInMerchant",
        "auth.signInPartner",
        "auth.signUpCustomer",
        "auth.signUpMerchant",
        "auth.signUpPartner",
        "banks.list",
        "cart.preview",
        "catalogue.byId",
        "catalogue.dailyProduct",
        "catalogue.facets",
        "catalogue.fixedDiscount",
        "catalogue.goesWith",
        "catalogue.keyFacts",
        "catalogue.list",
        "catalogue.marketplace",
        "catalogue.officialOutlets",
        "catalogue.promotions",
        "catalogue.randomCategory",
        "catalogue.related",
        "catalogue.storeMarketplace",
        "catalogue.storePageProducts",
        "catalogue.storeProducts",
        "catalogue.storeSections",
        "catalogue.storeShelves",
        "catalogue.stores",
        "catalogue.suggestions",
        "categories.attributes",
        "categories.byId",
        "categories.childCategory",
        "categories.children",
        "categories.list",
        "categories.overview",
        "categories.subCategory",
        "categories.top",
        "checkout.applyCoupon",
        "checkout.shippingFee",
        "checkout.simulate",
        "contact.send",
        "coupons.forCustomers",
        "follows.byStore",
        "follows.followers",
        "guests.mailLink",
        "guests.openLink",
        "guests.start",
        "locations.list",
        "policies.ofStore",
        "pricing.get",
        "questions.list",
        "reviews.list",
        "savedItems.preview",
        "stockAlerts.add",
        "stockAlerts.stop",
        "stores.page",
        "stores.shippingAddress",
        "systems.home",
        "systems.propose",
      ]
    `);
    expect(
      market
        .openRoutes()
        .filter((route) => !route.startsWith('HEAD '))
        .sort(),
    ).toMatchInlineSnapshot(`
      [
        "GET /api/app-config.json",
        "GET /api/docs",
        "GET /api/docs/json",
        "GET /api/docs/static/index.html",
        "GET /api/docs/static/swagger-initializer.js",
        "GET /api/docs/static/theme/own.css",
        "GET /api/docs/yaml",
        "GET /api/documents",
        "GET /api/exports/audit",
        "GET /api/exports/category-attributes",
        "GET /api/exports/finance",
        "GET /api/exports/import-problems",
        "GET /api/exports/orders",
        "GET /api/exports/payments",
        "GET /api/exports/payouts",
        "GET /api/exports/products",
        "GET /api/exports/reconciliation",
        "GET /api/exports/statements",
        "GET /api/exports/subscription-income",
        "GET /api/exports/transactions",
        "GET /api/health/live",
        "GET /api/health/ready",
        "GET /api/openapi.json",
        "GET /images/:id/:file",
        "GET /outbox",
        "GET /outbox.css",
        "GET /pay/:reference",
        "GET /pay/:reference/status",
        "GET /pay/pay-page.css",
        "GET /pay/pay-page.js",
        "HEAD,GET /api/docs/static/*",
        "POST /api/webhooks/:provider",
        "POST /pay/:reference",
        "POST /pay/:reference/cancel",
        "POST /pay/:reference/transfer",
        "POST /pay/:reference/ussd",
        "POST /pay/:reference/ussd/answer",
      ]
    `);
  });

  it('must be declared, because the server does not start when a route has no access rule', async () => {
    const app = Fastify();
    guardAccess(app, { authenticate: async () => undefined, appOfHost: () => undefined });
    app.get('/forgotten', () => 'open to all');
    await expect(app.ready()).rejects.toThrow(
      'GET /forgotten declares neither an endpoint nor why it is open',
    );
  });
});
