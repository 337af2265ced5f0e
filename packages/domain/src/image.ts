/** Widths in pixels in which every hosted image is served. */
export const imageWidths = [160, 320, 640, 1280] as const;
export type ImageWidth = (typeof imageWidths)[number];
export const imageFormats = ['avif', 'webp'] as const;
export type ImageFormat = (typeof imageFormats)[number];

/** The next smaller width, for those who save data. */
export const smallerWidth = (width: ImageWidth): ImageWidth =>
  imageWidths[Math.max(0, imageWidths.indexOf(width) - 1)] ?? width;

/** `/images/<id>` and a width to the address of its file. */
export const imageUrl = (hosted: string, width: ImageWidth, format: ImageFormat = 'webp'): string =>
  `${hosted}/${width}.${format}`;

/** A `srcset` over all widths. */
export const imageSrcSet = (hosted: string, format: ImageFormat = 'webp'): string =>
  imageWidths.map((width) => `${imageUrl(hosted, width, format)} ${width}w`).join(', ');
