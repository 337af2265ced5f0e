import { inArray } from 'drizzle-orm';
import type { Db } from '../../db/db';
import { invalid } from '../../platform/errors';
import { imagesTable } from '../images/images.reads';

const idOf = (hosted: string): string => hosted.slice('/images/'.length);

/** Throws 422 on `field` when one of the images (`/images/<id>`) is not hosted here. */
export async function assertHosted(
  db: Db,
  field: string,
  hosted: readonly string[],
): Promise<void> {
  const wanted = new Set(hosted.map(idOf));
  if (wanted.size === 0) return;
  const found = await db
    .select({ id: imagesTable.id })
    .from(imagesTable)
    .where(inArray(imagesTable.id, [...wanted]));
  if (found.length < wanted.size) throw invalid(field, 'Upload the picture again');
}
