/** Available widths of hosted images in pixels. */
export const imageWidths = [160, 320, 640, 1280] as const;
export type ImageWidth = (typeof imageWidths)[number];
export const imageFormats = ['avif', 'webp'] as const;
export type ImageFormat = (typeof imageFormats)[number];

/** The next smaller width, for users who want to save data. */
export const smallerWidth = (width: ImageWidth): ImageWidth =>
  imageWidths[Math.max(0, imageWidths.indexOf(width) - 1)] ?? width;

/** URL of an image file, from `/images/<id>` and a width. */
export const imageUrl = (hosted: string, width: ImageWidth, format: ImageFormat = 'webp'): string =>
  `${hosted}/${width}.${format}`;

export const imageSrcSet = (hosted: string, format: ImageFormat = 'webp'): string =>
  imageWidths.map((width) => `${imageUrl(hosted, width, format)} ${width}w`).join(', ');
