import type { FastifyInstance } from 'fastify';
import { lagosDate } from '@market/domain/lagos-time';
import { sendCsv } from '../../http/send-csv';
import type { Clock } from '../../platform/clock';
import { ORDER_EXPORT_PATH, type OrderExportService } from './order-export.service';

/** Downloads of a store's orders, written as they are read. */
export function serveOrderExport(
  app: FastifyInstance,
  { orderExport, clock }: { orderExport: OrderExportService; clock: Clock },
): void {
  app.get(
    ORDER_EXPORT_PATH,
    { config: { open: 'orders as CSV, at addresses signed for five minutes' } },
    (request, reply) =>
      sendCsv(reply, `orders-${lagosDate(clock.now())}.csv`, orderExport.open(request.query)),
  );
}
