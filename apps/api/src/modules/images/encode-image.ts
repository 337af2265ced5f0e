import { createHash } from 'node:crypto';
import pLimit from 'p-limit';
import type { ImageFormat, ImageWidth } from '@market/domain/image';
import { invalid } from '../../platform/errors';

/** The maximum number of pixels, because decoding a larger image could exhaust the memory. */
const MAX_PIXELS = 40_000_000;
/** The longest side of a stored image, in pixels. */
const MASTER_SIDE = 1600;
const accepted: ReadonlySet<string> = new Set(['jpeg', 'png', 'webp']);

/**
 * The library `sharp` is loaded on first use: it takes a quarter of the server's memory, and most
 * processes only serve encoded images.
 */
const loadSharp = async () => (await import('sharp')).default;

const limit = pLimit(2);

export interface Master {
  /** A hash of the content, so that the same image has the same id. */
  readonly id: string;
  readonly content: Buffer;
  readonly width: number;
  readonly height: number;
}

/**
 * Decodes an upload and re-encodes it: rotated upright, at most 1600 pixels per side, without
 * metadata, first frame only. Throws 422 on `image` unless the content is a valid JPEG, PNG or
 * WebP.
 */
export const encodeMaster = (upload: Buffer): Promise<Master> =>
  limit(() => encode(upload).catch(refuse));

async function encode(upload: Buffer): Promise<Master> {
  const sharp = await loadSharp();
  const picture = sharp(upload, { limitInputPixels: MAX_PIXELS, failOn: 'error', pages: 1 });
  const { format } = await picture.metadata();
  if (!accepted.has(format)) throw new Error(`A ${format} file`);
  const { data, info } = await picture
    .rotate()
    .resize({ width: MASTER_SIDE, height: MASTER_SIDE, fit: 'inside', withoutEnlargement: true })
    .webp({ quality: 86, effort: 2 })
    .toBuffer({ resolveWithObject: true });
  return {
    id: createHash('sha256').update(data).digest('hex').slice(0, 32),
    content: data,
    width: info.width,
    height: info.height,
  };
}

const refuse = (): never => {
  throw invalid('image', 'Choose a JPEG, PNG or WebP image of at most 40 megapixels');
};

/**
 * Scales an image to one of the widths that pages use, never larger than the original. The effort
 * is low, because users wait for the result: a higher effort takes twice the time to save 5% of the
 * bytes.
 */
export const encodeVariant = (
  master: Buffer,
  width: ImageWidth,
  format: ImageFormat,
): Promise<Buffer> =>
  limit(async () => {
    const sharp = await loadSharp();
    const resized = sharp(master).resize({ width, withoutEnlargement: true });
    return (
      format === 'avif'
        ? resized.avif({ quality: 55, effort: 1 })
        : resized.webp({ quality: 78, effort: 2 })
    ).toBuffer();
  });
