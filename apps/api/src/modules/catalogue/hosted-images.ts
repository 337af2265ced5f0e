import type { Db } from '../../db/db';
import { invalid } from '../../platform/errors';
import { existingImages } from '../images/images.reads';

const idOf = (hosted: string): string => hosted.slice('/images/'.length);

/** Throws 422 on `field` when one of the images (`/images/<id>`) is not hosted here. */
export async function assertHosted(
  db: Db,
  field: string,
  hosted: readonly string[],
): Promise<void> {
  const wanted = new Set(hosted.map(idOf));
  if (wanted.size === 0) return;
  const found = await existingImages(db, [...wanted]);
  if (found.length < wanted.size) throw invalid(field, 'Upload the picture again');
}
