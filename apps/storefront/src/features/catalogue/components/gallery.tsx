import { Suspense, useRef, useState } from 'react';
import { ZoomIn } from 'lucide-react';
import { imageSrcSet, imageUrl } from '@market/domain/image';
import { Button } from '@market/ui/button';
import { ProductImage } from '@market/ui/product-image';
import { RatingPlate } from '@market/ui/rating-plate';
import { StoreMonogram } from '@market/ui/store-monogram';
import { lazyPart } from '../../../shared/lazy-part';
import { gallerySizes } from '../model/gallery-sizes';

const PictureViewer = lazyPart(async () => (await import('../../../shared/picture-viewer')).PictureViewer);

interface GalleryProps {
  name: string;
  images: readonly string[];
  keyRating: string | undefined;
  storeName: string;
  /** Fetches no other picture than the first. */
  firstOnly?: boolean | undefined;
}

/** The pictures in a strip that fingers swipe and thumbnails move, and large in a window of their own. */
export function Gallery({ name, images, keyRating, storeName, firstOnly = false }: GalleryProps) {
  const strip = useRef<HTMLUListElement>(null);
  const [shown, setShown] = useState(0);
  const [enlarged, setEnlarged] = useState(false);
  const slides = images.length > 0 ? images : [undefined];

  const show = (index: number) => {
    setShown(index);
    strip.current?.scrollTo?.({ left: index * strip.current.clientWidth });
  };
  const followSwipe = () => {
    const { scrollLeft = 0, clientWidth = 0 } = strip.current ?? {};
    if (clientWidth > 0) setShown(Math.round(scrollLeft / clientWidth));
  };

  return (
    <div className="min-w-0">
      <div className="relative max-md:-mx-(--gutter)">
        {/* eslint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- the button over it does the same for the keyboard */}
        <ul
          ref={strip}
          aria-label={`Pictures of ${name}`}
          tabIndex={images.length > 1 ? 0 : undefined}
          onScroll={followSwipe}
          onClick={() => images.length > 0 && setEnlarged(true)}
          className="scrollbar-none flex snap-x snap-mandatory overflow-x-auto overscroll-x-contain -outline-offset-2! md:rounded-3"
        >
          {(firstOnly ? slides.slice(0, 1) : slides).map((image, index) => (
            <li key={image ?? index} aria-hidden={index !== shown || undefined} className="w-full flex-none snap-center">
              <ProductImage
                src={image && imageUrl(image, 640)}
                srcSet={image && imageSrcSet(image)}
                avifSrcSet={image && imageSrcSet(image, 'avif')}
                sizes={gallerySizes}
                size={1280}
                alt={slides.length > 1 ? `${name}, ${index + 1} of ${slides.length}` : name}
                priority={index === 0}
                fallback={<StoreMonogram name={storeName} size="lg" />}
                className="aspect-[1/.8]! rounded-none max-md:aspect-[1/.9]!"
              />
            </li>
          ))}
        </ul>
        {keyRating && <RatingPlate rating={keyRating} size="lg" className="pointer-events-none absolute bottom-4 left-4 md:bottom-5 md:left-5" />}
        {images.length > 0 && (
          <Button size="sm" icon={<ZoomIn size={16} />} onClick={() => setEnlarged(true)} className="absolute right-4 bottom-4 md:right-5 md:bottom-5 pointer-coarse:h-11">
            {images.length > 1 ? `${shown + 1} of ${images.length}` : 'Enlarge'}
            <span className="sr-only">{images.length > 1 ? ': enlarge the picture' : ' the picture'}</span>
          </Button>
        )}
      </div>
      {images.length > 1 && <Thumbnails images={images} shown={shown} onShow={show} isEmpty={firstOnly} />}
      {enlarged && (
        <Suspense>
          <PictureViewer name={name} images={images} first={shown} onClose={() => setEnlarged(false)} onShow={show} />
        </Suspense>
      )}
    </div>
  );
}

function Thumbnails({ images, shown, onShow, isEmpty }: { images: readonly string[]; shown: number; onShow: (index: number) => void; isEmpty: boolean }) {
  return (
    <ul className="mt-3 flex flex-wrap gap-3" aria-label="Choose a picture">
      {images.map((image, index) => (
        <li key={image}>
          <button
            type="button"
            aria-label={`Picture ${index + 1}`}
            aria-current={index === shown ? 'true' : undefined}
            onClick={() => onShow(index)}
            className="block size-18 overflow-hidden rounded-3 border border-transparent aria-[current]:border-text aria-[current]:inset-ring md:size-24"
          >
            <ProductImage src={isEmpty ? undefined : imageUrl(image, 160)} size={160} alt="" />
          </button>
        </li>
      ))}
    </ul>
  );
}
