/** The longest edge of an uploaded photo, in pixels. No screen shows a larger one. */
const MAX_EDGE = 1600;
/** Smaller files are uploaded as they are. */
const SMALL_BYTES = 500 * 1024;
/** The largest photo that a phone takes. After shrinking it is far below the upload limit. */
export const MAX_PHOTO_BYTES = 30 * 1024 * 1024;

/**
 * Makes a photo small enough for a slow mobile network: a JPEG of at most 1600 pixels. Returns the
 * file itself when it is already small, or when the browser cannot read or draw it.
 */
export async function shrinkPhoto(photo: File): Promise<File> {
  if (photo.size <= SMALL_BYTES || !('OffscreenCanvas' in globalThis)) return photo;
  const bitmap = await createImageBitmap(photo).catch(() => undefined);
  if (!bitmap) return photo;
  const scale = Math.min(1, MAX_EDGE / Math.max(bitmap.width, bitmap.height));
  const canvas = new OffscreenCanvas(
    Math.round(bitmap.width * scale),
    Math.round(bitmap.height * scale),
  );
  const context = canvas.getContext('2d');
  if (!context) return photo;
  context.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  bitmap.close();
  const small = await canvas.convertToBlob({ type: 'image/jpeg', quality: 0.8 });
  return small.size < photo.size ? new File([small], 'photo.jpg', { type: small.type }) : photo;
}
