import { Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';

/** Streams CSV as a download with this file name. */
export const sendCsv = (
  reply: FastifyReply,
  name: string,
  lines: AsyncIterable<string>,
): FastifyReply =>
  reply
    .type('text/csv; charset=utf-8')
    .header('content-disposition', `attachment; filename="${name}"`)
    .header('cache-control', 'private, no-store')
    .header('x-robots-tag', 'noindex')
    .send(Readable.from(lines));
