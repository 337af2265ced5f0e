import type { ImageFormat, ImageWidth } from '@market/domain/image';
import type { Db } from '../../db/db';
import { notFound } from '../../platform/errors';
import type { Clock } from '../../platform/clock';
import { encodeMaster, encodeVariant } from './encode-image';
import type { ImageStorage } from './image-storage';
import { hasOrders, insertImage, isKnownImage } from './images.repository';

interface HostedImage {
  /** `/images/<id>`, as products and stores save it. */
  readonly hostedImage: string;
  readonly width: number;
  readonly height: number;
}

const masterName = (id: string): string => `${id}/master.webp`;

export const imagesService = ({
  db,
  clock,
  storage,
}: {
  db: Db;
  clock: Clock;
  storage: ImageStorage;
}) => {
  const pendingVariants = new Map<string, Promise<Buffer>>();

  const makeVariant = async (
    id: string,
    width: ImageWidth,
    format: ImageFormat,
    name: string,
  ): Promise<Buffer> => {
    const master = (await isKnownImage(db, id)) && (await storage.read(masterName(id)));
    if (!master) throw notFound('This image');
    const variant = await encodeVariant(master, width, format);
    await storage.write(name, variant);
    return variant;
  };

  return {
    hasOrders: (userId: string): Promise<boolean> => hasOrders(db, userId),

    async store(upload: Buffer, uploadedBy?: string): Promise<HostedImage> {
      const { id, content, width, height } = await encodeMaster(upload);
      await storage.write(masterName(id), content);
      await insertImage(db, {
        id,
        width,
        height,
        uploadedBy: uploadedBy ?? null,
        createdAt: clock.now(),
      });
      return { hostedImage: `/images/${id}`, width, height };
    },

    /** Concurrent requests share one encoding. */
    async variant(id: string, width: ImageWidth, format: ImageFormat): Promise<Buffer> {
      const name = `${id}/${width}.${format}`;
      const stored = await storage.read(name);
      if (stored) return stored;
      const encoding =
        pendingVariants.get(name) ??
        makeVariant(id, width, format, name).finally(() => pendingVariants.delete(name));
      pendingVariants.set(name, encoding);
      return encoding;
    },
  };
};

export type ImagesService = ReturnType<typeof imagesService>;
