import * as z from 'zod/mini';
import { orderExportQuerySchema, type OrderExportQuery } from '@market/domain/orders/order-list';
import type { DownloadLink } from '@market/domain/files';
import type { Db } from '../../db/db';
import { notFound } from '../../platform/errors';
import type { StoreScope } from '../../platform/scope';
import { verifySignedUrl, signDownload } from '../../platform/signed-download';
import type { Clock } from '../../platform/clock';
import type { OrderScope } from './order-scope';
import { matchingOrders } from './matching-orders.repository';
import { ordersCsv } from './orders-csv';
import { listItemsOfOrders, listOrdersAfter } from './orders.repository';

export const ORDER_EXPORT_PATH = '/api/exports/orders';

const requestSchema = z.object({ storeId: z.uuid(), filter: orderExportQuerySchema });

interface Deps {
  readonly db: Db;
  readonly clock: Clock;
  /** Signs download URLs. */
  readonly secret: string;
}

export const orderExportService = ({ db, clock, secret }: Deps) => {
  async function* lines(
    { storeId }: StoreScope,
    { search, ...query }: OrderExportQuery,
  ): AsyncGenerator<string> {
    const scope: OrderScope = { reader: 'merchant', storeId };
    const filter = { ...query, found: await matchingOrders(db, scope, search), now: clock.now() };
    yield* ordersCsv({
      read: (page) => listOrdersAfter(db, scope, filter, page),
      listItems: (ids) => listItemsOfOrders(db, ids),
    });
  }

  return {
    link: (scope: StoreScope, filter: OrderExportQuery): DownloadLink =>
      signDownload(secret, ORDER_EXPORT_PATH, { ...scope, filter }, clock.now()),

    open(query: unknown): AsyncGenerator<string> {
      const request = verifySignedUrl(secret, ORDER_EXPORT_PATH, query, requestSchema, clock.now());
      if (!request) throw notFound('This download');
      return lines(request, request.filter);
    },
  };
};

export type OrderExportService = ReturnType<typeof orderExportService>;
