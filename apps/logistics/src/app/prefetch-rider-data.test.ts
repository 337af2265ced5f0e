import { waitFor } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import * as dispatch from '@market/api-client/contract/main/dispatch';
import * as orders from '@market/api-client/contract/main/orders';
import * as partners from '@market/api-client/contract/main/partners';
import type { Role } from '@market/domain/accounts/roles';
import type { OrderListQuery } from '@market/domain/orders/order-list';
import { buildAccount } from '@market/testing/factories/accounts';
import { orderStatuses } from '@market/testing/factories/orders';
import { mock } from '@market/testing/mock';
import { mockServer } from '@market/testing/server';
import { createServices } from '@market/web-kit/services';
import { testConfig } from '@market/web-kit/testing/render-app';
import { liveOrdersQuery } from '../features/orders/orders.queries';
import { getStepQueue } from '../features/orders/queue/step-queue';
import { buildOrderPage, buildRiderOrder } from '../test/orders';
import { prefetchRiderData } from './prefetch-rider-data';

const offer = buildRiderOrder('assigned', { orderName: 'VM-1', id: 'offer', accepted: false });
const toPickUp = buildRiderOrder('assigned', { orderName: 'VM-2', id: 'to-pick-up' });
const onItsWay = buildRiderOrder('in_transit', { orderName: 'VM-3', id: 'on-its-way' });
let rows = [offer, toPickUp, onItsWay];
const pageFor = ({ query: { assignment, status } }: { query: OrderListQuery }) =>
  buildOrderPage(
    ...rows.filter((row) =>
      assignment === 'offered'
        ? row === offer
        : row !== offer && (status === undefined || row.orderStatus === status),
    ),
  );

let fetched: string[] = [];
const detail = ({ params }: { params: { id: string } }) => {
  fetched.push(params.id);
  return rows.find(({ id }) => id === params.id) ?? offer;
};
const server = mockServer(
  mock.ok(orders.statuses, orderStatuses),
  mock.ok(partners.orders, pageFor),
  mock.ok(partners.order, detail),
  mock.ok(dispatch.list, pageFor),
  mock.ok(dispatch.byId, detail),
  mock.ok(dispatch.address, ({ params }) => {
    fetched.push(`address of ${params.id}`);
    return offer.deliveryAddress;
  }),
);

beforeEach(() => {
  rows = [offer, toPickUp, onItsWay];
  fetched = [];
});

function start(role: Role) {
  const services = createServices('logistics', testConfig);
  services.session.start({
    token: role,
    expiresAt: new Date(Date.now() + 900_000).toISOString(),
    expiresIn: 900,
    user: buildAccount(role),
  });
  prefetchRiderData(services);
  return services;
}

it('the number of active orders, with accepted offers that are not sent yet, is cached for the tabs', async () => {
  server.use(mock.offline(partners.step));
  const services = start('partner');
  const count = () => services.queryClient.getQueryData(['activeOrders']);
  await waitFor(() => expect(count()).toBe(2));
  await getStepQueue(services).take(offer, { step: 'accepted' });
  expect(count()).toBe(3);
});

it('the logistics app prefetches every offered and accepted order, and later only the orders whose row has changed', async () => {
  const { api, queryClient } = start('partner');
  await waitFor(() => expect(fetched.toSorted()).toEqual(['offer', 'on-its-way', 'to-pick-up']));
  expect(queryClient.getQueryData(['partnerOnboarding', 'application'])).toBeDefined();

  rows = [offer, toPickUp, { ...onItsWay, deliveryCodeTriesLeft: 3, itemCount: 2 }];
  fetched = [];
  const filter = { assignment: 'accepted', status: 'in_transit' } as const;
  await queryClient.query({ ...liveOrdersQuery(api, 'partner', filter), staleTime: 0 });
  await waitFor(() => expect(fetched).toEqual(['on-its-way']));
});

it('the logistics app prefetches the addresses of a dispatcher’s orders', async () => {
  start('dispatcher');
  await waitFor(() =>
    expect(fetched.toSorted()).toEqual([
      'address of offer',
      'address of on-its-way',
      'address of to-pick-up',
      'offer',
      'on-its-way',
      'to-pick-up',
    ]),
  );
});
