import type { FastifyInstance } from 'fastify';
import { lagosDate } from '@market/domain/lagos-time';
import { sendCsv } from '../../http/send-csv';
import type { Clock } from '../../platform/clock';
import { PRODUCT_EXPORT_PATH, type ProductExportService } from './product-export.service';

/** Streams downloads of a store's products. */
export function serveProductExport(
  app: FastifyInstance,
  { productExport, clock }: { productExport: ProductExportService; clock: Clock },
): void {
  app.get(
    PRODUCT_EXPORT_PATH,
    { config: { open: 'products as CSV, at addresses signed for five minutes' } },
    (request, reply) =>
      sendCsv(reply, `products-${lagosDate(clock.now())}.csv`, productExport.open(request.query)),
  );
}
