import Fastify from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { basePaths, platformPath, type Endpoint } from '@market/api-client/kernel';
import { allEndpoints } from '@market/api-client/openapi';
import { appByRole, grants, roles, type Role } from '@market/domain/accounts/roles';
import { storeResources } from '@market/domain/staff/staff-roles';
import { startMarket, type TestMarket } from '../test/harness';
import type { TestAccount } from '../test/test-accounts';
import { guardAccess } from './access';

let market: TestMarket;
const accounts = new Map<Role, TestAccount>();
beforeAll(async () => {
  market = await startMarket({ env: { DEMO: 'true' } });
  for (const role of roles) accounts.set(role, await market.create.account(role));
});
afterAll(() => market.close());

const NOBODY = '00000000-0000-7000-8000-000000000000';
const urlOf = (row: Endpoint) =>
  basePaths[row.base ?? 'main'] +
  platformPath(row.path, market.config.platformSlug).replace(/:\w+/g, NOBODY);

/** A request without input: allowed callers get 404, 422 or an empty list, never 401 or 403. */
async function statusFor(row: Endpoint, account: TestAccount | undefined): Promise<number> {
  const session =
    account && (await market.services.sessions.open({ id: account.userId, role: account.role }));
  const host = new URL(market.config.origins[account ? appByRole[account.role] : 'storefront'])
    .host;
  const headers = {
    host,
    'sec-fetch-site': 'same-origin',
    ...(session && {
      authorization: `Bearer ${session.accessToken}`,
      'x-xsrf-token': market.xsrfToken(session.sessionId),
    }),
  };
  return (await market.app.inject({ method: row.method, url: urlOf(row), headers })).statusCode;
}

const statusOf = (row: Endpoint, role: Role | undefined): Promise<number> =>
  statusFor(row, role && accounts.get(role));

function expected({ access, resource }: Endpoint, role: Role | undefined): 'in' | 401 | 403 {
  if (access === 'public') return 'in';
  if (role === undefined) return 401;
  const mayCome = access === 'signedIn' || access.includes(role);
  return mayCome && grants(role, [], resource) ? 'in' : 403;
}

describe('access', () => {
  it.each([undefined, ...roles])(
    'is what the contract declares for every endpoint, for %s',
    async (role) => {
      const differing: string[] = [];
      for (const row of allEndpoints) {
        const status = await statusOf(row, role);
        const outcome = status === 401 || status === 403 ? status : status < 500 ? 'in' : status;
        // The session renewal is public, and returns 401 without a cookie.
        if (row.name !== 'auth.refresh' && outcome !== expected(row, role))
          differing.push(`${row.name}: ${status}`);
      }
      expect(differing).toEqual([]);
    },
  );

  it.each(storeResources)(
    'allows staff who hold only %s the endpoints of that resource and those that need none',
    async (resource) => {
      const account = await market.create.account('staff', {
        resources: [resource],
        storeId: accounts.get('merchant')?.storeId ?? '',
      });
      const differing: string[] = [];
      for (const row of allEndpoints.filter(
        ({ access }) => access === 'signedIn' || access.includes('staff'),
      )) {
        const isRefused = [401, 403].includes(await statusFor(row, account));
        if (isRefused === (row.resource === undefined || row.resource === resource))
          differing.push(row.name);
      }
      expect(differing).toEqual([]);
    },
  );

  it('can be granted to staff for every endpoint that their role alone does not allow', () => {
    const ungrantable = allEndpoints.filter(
      ({ access, resource }) =>
        access.includes('staff') &&
        resource !== undefined &&
        !storeResources.some((each) => each === resource),
    );
    expect(ungrantable.map(({ name }) => name)).toEqual([]);
  });

  it('requires a token for every route except these', () => {
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
        "catalogue.list",
        "catalogue.marketplace",
        "catalogue.officialOutlets",
        "catalogue.promotions",
        "catalogue.randomCategory",
        "catalogue.related",
        "catalogue.storeMarketplace",
        "catalogue.storeProducts",
        "catalogue.stores",
        "catalogue.suggestions",
        "catalogue.themed",
        "categories.byId",
        "categories.childCategory",
        "categories.children",
        "categories.list",
        "categories.subCategory",
        "categories.top",
        "checkout.shippingFee",
        "checkout.simulate",
        "contact.send",
        "coupons.apply",
        "coupons.forCustomers",
        "follows.byStore",
        "follows.followers",
        "locations.list",
        "policies.ofStore",
        "pricing.get",
        "reviews.list",
        "stores.page",
        "stores.shippingAddress",
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
        "GET /api/exports/finance",
        "GET /api/exports/import-problems",
        "GET /api/exports/orders",
        "GET /api/exports/products",
        "GET /api/exports/transactions",
        "GET /api/health/live",
        "GET /api/health/ready",
        "GET /api/openapi.json",
        "GET /images/:id/:file",
        "GET /outbox",
        "GET /outbox.css",
        "GET /pay/:reference",
        "GET /pay/card-page.css",
        "GET /pay/card-page.js",
        "HEAD,GET /api/docs/static/*",
        "POST /api/webhooks/:provider",
        "POST /pay/:reference",
        "POST /pay/:reference/cancel",
      ]
    `);
  });

  it('fails the start when a route declares no access', async () => {
    const app = Fastify();
    guardAccess(app, { authenticate: async () => undefined, appOfHost: () => undefined });
    app.get('/forgotten', () => 'open to all');
    await expect(app.ready()).rejects.toThrow(
      'GET /forgotten declares neither an endpoint nor why it is open',
    );
  });
});
