import type { ImageFormat, ImageWidth } from '@market/domain/image';
import type { Db } from '../../db/db';
import { notFound } from '../../http/errors';
import type { Clock } from '../../platform/clock';
import { encodeMaster, encodeVariant } from './encode-image';
import type { ImageStorage } from './image-storage';
import { insertImage, isKnownImage } from './images.repository';

interface HostedImage {
  /** `/images/<id>`, as products and stores keep it. */
  readonly hostedImage: string;
  readonly width: number;
  readonly height: number;
}

const masterName = (id: string): string => `${id}/master.webp`;

/** Pictures that people upload: checked and encoded anew once, scaled when first asked for. */
export const imagesService = ({
  db,
  clock,
  storage,
}: {
  db: Db;
  clock: Clock;
  storage: ImageStorage;
}) => {
  const underWay = new Map<string, Promise<Buffer>>();

  const makeVariant = async (
    id: string,
    width: ImageWidth,
    format: ImageFormat,
    name: string,
  ): Promise<Buffer> => {
    const master = (await isKnownImage(db, id)) && (await storage.read(masterName(id)));
    if (!master) throw notFound('This picture');
    const variant = await encodeVariant(master, width, format);
    await storage.write(name, variant);
    return variant;
  };

  return {
    /** Keeps a picture. Throws 422 on `image` when it is none. */
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

    /** A picture in one of the widths and formats. Asked for twice at once, it is made once. Throws 404. */
    async variant(id: string, width: ImageWidth, format: ImageFormat): Promise<Buffer> {
      const name = `${id}/${width}.${format}`;
      const kept = await storage.read(name);
      if (kept) return kept;
      const making =
        underWay.get(name) ??
        makeVariant(id, width, format, name).finally(() => underWay.delete(name));
      underWay.set(name, making);
      return making;
    },
  };
};

export type ImagesService = ReturnType<typeof imagesService>;
