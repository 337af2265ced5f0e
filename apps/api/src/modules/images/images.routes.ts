import * as z from 'zod/mini';
import * as contract from '@market/api-client/contract';
import { imageFormats, imageWidths, smallerWidth } from '@market/domain/image';
import { forbidden, notFound } from '../../platform/errors';
import { endpoints, type Routes } from '../../http/mount';
import type { ImagesService } from './images.service';

export const imagesRoutes = ({ images }: { images: ImagesService }): Routes =>
  endpoints(contract.images, {
    upload: async ({ principal, body }) => {
      // Anyone can be a guest, so guests can upload pictures only once they have an order.
      if (principal.isGuest && !(await images.hasOrders(principal.userId)))
        throw forbidden('Sign in or create an account to do this.');
      return images.store(Buffer.from(await body.image.arrayBuffer()), principal.userId);
    },
  });

/** Only file names made by the server can reach the storage. */
const addressSchema = z.object({
  id: z.string().check(z.regex(/^[a-z0-9-]{8,64}$/)),
  file: z.pipe(
    z.string(),
    z.pipe(
      z.transform((file: string) => ({
        width: Number(/^\d+/.exec(file)?.[0]),
        format: /\.(\w+)$/.exec(file)?.[1],
      })),
      z.object({ width: z.literal(imageWidths), format: z.enum(imageFormats) }),
    ),
  ),
});

const CACHE_FOR_EVER = 'public, max-age=31536000, immutable';

/**
 * Serves `/images/<id>/640.avif`. The id changes with the content, so images are cached for ever.
 * Browsers with Save-Data on get the next smaller width.
 */
export const serveImages =
  ({ images }: { images: ImagesService }): Routes =>
  (app) => {
    app.get(
      '/images/:id/:file',
      { config: { open: 'product and store pictures' } },
      async (request, reply) => {
        const address = addressSchema.safeParse(request.params);
        if (!address.success) throw notFound('This image');
        const { id, file } = address.data;
        const width = request.headers['save-data'] === 'on' ? smallerWidth(file.width) : file.width;
        const content = await images.variant(id, width, file.format);
        return reply
          .type(`image/${file.format}`)
          .header('cache-control', CACHE_FOR_EVER)
          .header('vary', 'save-data')
          .send(content);
      },
    );
  };
