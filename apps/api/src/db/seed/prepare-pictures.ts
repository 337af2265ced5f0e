import { asc, desc, eq } from 'drizzle-orm';
import type { ImageFormat, ImageWidth } from '@market/domain/image';
import type { ImagesService } from '../../modules/images';
import type { Db } from '../db';
import { categoriesTable, productsTable } from '../schema';

/** The image sizes that lists, carts and galleries request on phones and desktops. */
const sizes: readonly (readonly [ImageWidth, ImageFormat])[] = [
  [320, 'avif'],
  [160, 'webp'],
  [640, 'avif'],
  [1280, 'avif'],
];

/**
 * Creates resized demo pictures in advance, one at a time, best-selling products first. Stops when
 * aborted.
 */
export async function preparePictures(
  { db, images }: { db: Db; images: Pick<ImagesService, 'variant'> },
  signal: AbortSignal,
): Promise<void> {
  const categories = await db
    .select({ image: categoriesTable.image })
    .from(categoriesTable)
    .where(eq(categoriesTable.level, 1))
    .orderBy(asc(categoriesTable.position));
  const products = await db
    .select({ hosted: productsTable.hostedImages })
    .from(productsTable)
    .where(eq(productsTable.listed, true))
    .orderBy(desc(productsTable.popularity));
  const ids = (hosted: readonly string[]) =>
    [...new Set(hosted)].map((image) => image.slice('/images/'.length));
  const work = [
    ...ids(categories.flatMap(({ image }) => image ?? [])).map((id) => [id, 320, 'webp'] as const),
    ...sizes.flatMap(([width, format]) =>
      ids(products.flatMap(({ hosted }) => hosted)).map((id) => [id, width, format] as const),
    ),
  ];
  for (const [id, width, format] of work) {
    if (signal.aborted) return;
    await images.variant(id, width, format);
  }
}
