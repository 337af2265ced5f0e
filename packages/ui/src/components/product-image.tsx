import { clsx } from 'clsx';
import { useState, type ReactNode } from 'react';

export type ProductImageProps = {
  src: string | null | undefined;
  /** The alternative text; empty when the name is next to it. */
  alt: string;
  /** The intrinsic width and height in pixels; images are square. */
  size?: number | undefined;
  srcSet?: string | undefined;
  /** The same image widths as AVIF files, which are a third smaller. */
  avifSrcSet?: string | undefined;
  sizes?: string | undefined;
  /** The largest image of the first screen, loaded first. */
  priority?: boolean | undefined;
  /** Loads the image before it is visible, because it is likely to be shown next. */
  ahead?: boolean | undefined;
  /** Shown in place of an image that is missing or broken, for example a `StoreMonogram`. */
  fallback?: ReactNode;
  className?: string | undefined;
  children?: ReactNode;
};

/**
 * A square product picture that fits inside its paper background. Children are shown on top (plate,
 * flag).
 */
export function ProductImage({
  src,
  alt,
  size = 640,
  srcSet,
  avifSrcSet,
  sizes,
  priority,
  ahead,
  fallback,
  className,
  children,
}: ProductImageProps) {
  const [broken, setBroken] = useState<string | null>(null);
  const usable = src && broken !== src;
  return (
    <span
      className={clsx(
        'relative grid aspect-square place-items-center overflow-hidden rounded-3 bg-well',
        className,
      )}
    >
      {usable ? (
        <picture className="contents">
          {avifSrcSet && <source type="image/avif" srcSet={avifSrcSet} sizes={sizes} />}
          <img
            src={src}
            alt={alt}
            srcSet={srcSet}
            sizes={sizes}
            width={size}
            height={size}
            loading={priority || ahead ? 'eager' : 'lazy'}
            fetchPriority={priority ? 'high' : 'auto'}
            decoding={priority ? 'sync' : 'async'}
            onError={() => setBroken(src)}
            className="absolute inset-0 size-full object-contain p-[7%]"
          />
        </picture>
      ) : (
        fallback
      )}
      {children}
    </span>
  );
}
