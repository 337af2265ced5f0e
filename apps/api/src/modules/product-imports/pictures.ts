import { createHash } from 'node:crypto';
import { MAX_IMAGES } from '@market/domain/catalogue/product-input';
import type { ImportProblem } from '@market/domain/catalogue/product-import';
import type { ParsedProduct } from '@market/domain/catalogue/shopify/read-product';
import type { Config } from '../../config';
import type { Db } from '../../db/db';
import { isAppError } from '../../platform/errors';
import type { StoreScope } from '../../platform/scope';
import type { Clock } from '../../platform/clock';
import { listExistingImages } from '../images/images.reads';
import type { ImagesService } from '../images';
import { PictureError } from './fetch-picture';
import { findFetchedPicture, insertFetchedPicture } from './fetched-pictures.repository';

interface Deps {
  readonly db: Db;
  readonly clock: Clock;
  readonly images: Pick<ImagesService, 'store'>;
  readonly config: Pick<Config, 'origins'>;
  /** Throws `PictureError`. */
  readonly fetchPicture: (url: string) => Promise<Buffer>;
}

interface HostedPictures {
  readonly hostedImages: string[];
  /** Hosted image URLs by the URL in the file. */
  readonly hosted: ReadonlyMap<string, string>;
  readonly notes: ImportProblem[];
}

const toHash = (url: string): string => createHash('sha256').update(url).digest('hex');

/** Images that cannot be fetched are left out and reported. */
export const importedPictures = ({ db, clock, images, config, fetchPicture }: Deps) => {
  const ownHosts = new Set(Object.values(config.origins).map((origin) => new URL(origin).origin));

  /** Finds the `/images/<id>` behind one of our own URLs, which exports contain. */
  const ownImage = async (url: string): Promise<string | undefined> => {
    if (!URL.canParse(url, config.origins.storefront)) return undefined;
    const { origin, pathname } = new URL(url, config.origins.storefront);
    const id = ownHosts.has(origin)
      ? /^\/images\/([a-z0-9-]{8,64})(?:\/[\w.]+)?$/.exec(pathname)?.[1]
      : undefined;
    if (id === undefined) return undefined;
    const [stored] = await listExistingImages(db, [id]);
    return stored && `/images/${id}`;
  };

  const host = async (scope: StoreScope, url: string): Promise<string> => {
    const urlHash = toHash(url);
    const stored = (await ownImage(url)) ?? (await findFetchedPicture(db, scope, urlHash));
    if (stored !== undefined) return stored;
    const { hostedImage } = await images.store(await fetchPicture(url));
    await insertFetchedPicture(db, { ...scope, urlHash, hostedImage, fetchedAt: clock.now() });
    return hostedImage;
  };

  return async (
    scope: StoreScope,
    { images: wanted }: Pick<ParsedProduct, 'images'>,
  ): Promise<HostedPictures> => {
    const note = (
      { line, column, url }: (typeof wanted)[number],
      reason: string,
    ): ImportProblem => ({
      line,
      column,
      value: url.slice(0, 300),
      severity: 'dropped',
      message: `${reason}: the image is left out`,
    });
    const outcomes = await Promise.all(
      wanted.slice(0, MAX_IMAGES).map(async (image) => {
        try {
          return { url: image.url, hostedImage: await host(scope, image.url) };
        } catch (error) {
          if (error instanceof PictureError || isAppError(error)) return note(image, error.message);
          throw error;
        }
      }),
    );
    const surplus = wanted
      .slice(MAX_IMAGES)
      .map((image) => note(image, `A product has at most ${MAX_IMAGES} images`));
    const hosted = new Map(
      outcomes.flatMap((outcome): [string, string][] =>
        'hostedImage' in outcome ? [[outcome.url, outcome.hostedImage]] : [],
      ),
    );
    return {
      hostedImages: [...new Set(hosted.values())],
      hosted,
      notes: [
        ...outcomes.flatMap((outcome) => ('hostedImage' in outcome ? [] : [outcome])),
        ...surplus,
      ],
    };
  };
};

export type ImportedPictures = ReturnType<typeof importedPictures>;

export const withoutPictures = ({ images }: ParsedProduct) => ({
  hostedImages: [],
  hosted: new Map<string, string>(),
  notes: images.map(({ line, column, url }): ImportProblem => ({
    line,
    column,
    value: url.slice(0, 300),
    severity: 'dropped',
    message: 'Images were not downloaded, as chosen when the import was started',
  })),
});
