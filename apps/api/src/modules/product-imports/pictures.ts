import { createHash } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import { columns } from '@market/domain/catalogue/shopify/columns';
import type { ImportProblem } from '@market/domain/catalogue/product-import';
import type { ReadProduct } from '@market/domain/catalogue/shopify/read-product';
import type { Config } from '../../config';
import type { Db } from '../../db/db';
import { fetchedPicturesTable as fetched, imagesTable } from '../../db/schema';
import { AppError } from '../../http/errors';
import type { StoreScope } from '../../http/scope';
import type { Clock } from '../../platform/clock';
import type { ImagesService } from '../images';
import { PictureError } from './fetch-picture';

/** Pictures of a product. */
const MAX_PICTURES = 8;

interface Deps {
  readonly db: Db;
  readonly clock: Clock;
  readonly images: Pick<ImagesService, 'store'>;
  readonly config: Pick<Config, 'origins'>;
  /** Throws `PictureError`. */
  readonly fetchPicture: (url: string) => Promise<Buffer>;
}

interface Hosted {
  readonly hostedImages: string[];
  readonly notes: ImportProblem[];
}

const hashOf = (url: string): string => createHash('sha256').update(url).digest('hex');

/** Brings the pictures of a file's products here. One that cannot be had is left out with a note. */
export const importedPictures = ({ db, clock, images, config, fetchPicture }: Deps) => {
  const ownHosts = new Set(Object.values(config.origins).map((origin) => new URL(origin).origin));

  /** `/images/<id>` of an address of ours, such as exports hold. */
  const ownImage = async (url: string): Promise<string | undefined> => {
    if (!URL.canParse(url, config.origins.storefront)) return undefined;
    const { origin, pathname } = new URL(url, config.origins.storefront);
    const id = ownHosts.has(origin) ? /^\/images\/([a-z0-9-]{8,64})(?:\/[\w.]+)?$/.exec(pathname)?.[1] : undefined;
    if (id === undefined) return undefined;
    const [known] = await db.select({ id: imagesTable.id }).from(imagesTable).where(eq(imagesTable.id, id));
    return known && `/images/${id}`;
  };

  const fetchedBefore = async ({ storeId }: StoreScope, urlHash: string): Promise<string | undefined> => {
    const [row] = await db.select().from(fetched).where(and(eq(fetched.storeId, storeId), eq(fetched.urlHash, urlHash)));
    return row?.hostedImage;
  };

  const host = async (scope: StoreScope, url: string): Promise<string> => {
    const urlHash = hashOf(url);
    const known = (await ownImage(url)) ?? (await fetchedBefore(scope, urlHash));
    if (known !== undefined) return known;
    const { hostedImage } = await images.store(await fetchPicture(url));
    await db.insert(fetched).values({ ...scope, urlHash, hostedImage, fetchedAt: clock.now() }).onConflictDoNothing();
    return hostedImage;
  };

  return async (scope: StoreScope, { images: wanted }: Pick<ReadProduct, 'images'>): Promise<Hosted> => {
    const note = ({ line, url }: (typeof wanted)[number], why: string): ImportProblem => ({ line, column: columns.imageSrc, value: url.slice(0, 300), severity: 'note', message: `${why}: the picture is left out` });
    const outcomes = await Promise.all(
      wanted.slice(0, MAX_PICTURES).map(async (image) => {
        try {
          return await host(scope, image.url);
        } catch (error) {
          if (error instanceof PictureError || error instanceof AppError) return note(image, error.message);
          throw error;
        }
      }),
    );
    const surplus = wanted.slice(MAX_PICTURES).map((image) => note(image, `A product has at most ${MAX_PICTURES} pictures`));
    return {
      hostedImages: [...new Set(outcomes.filter((outcome) => typeof outcome === 'string'))],
      notes: [...outcomes.filter((outcome) => typeof outcome !== 'string'), ...surplus],
    };
  };
};

export type ImportedPictures = ReturnType<typeof importedPictures>;
