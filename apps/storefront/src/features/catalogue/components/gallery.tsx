import { Suspense, useLayoutEffect, useRef, useState } from 'react';
import { ZoomIn } from 'lucide-react';
import { imageSrcSet, imageUrl } from '@market/domain/image';
import { Button } from '@market/ui/button';
import { ProductImage } from '@market/ui/product-image';
import { KeyRatingLabel } from '@market/ui/key-rating-label';
import { StoreMonogram } from '@market/ui/store-monogram';
import { lazyBrowserPart } from '../../../shared/lazy-part';
import type { GalleryPicture } from '../model/gallery-pictures';

const PictureViewer = lazyBrowserPart(
  async () => (await import('../../../shared/picture-viewer')).PictureViewer,
);

const gallerySizes = '(min-width: 47.5rem) 46rem, 100vw';

interface GalleryProps {
  name: string;
  pictures: readonly GalleryPicture[];
  /** The index of the picture of the chosen variant. The gallery shows it whenever it changes. */
  chosen: number;
  storeName: string;
  /** Fetches only the chosen picture. */
  firstOnly?: boolean | undefined;
}

export function Gallery({ name, pictures, chosen, storeName, firstOnly = false }: GalleryProps) {
  const strip = useRef<HTMLUListElement>(null);
  const [shown, setShown] = useState(chosen);
  const [followed, setFollowed] = useState(chosen);
  const [enlarged, setEnlarged] = useState(false);
  const count = pictures.length;
  const titles = pictures.map(({ label }, index) =>
    [name, label ?? (count > 1 && `${index + 1} of ${count}`)].filter(Boolean).join(', '),
  );

  if (chosen !== followed) {
    setFollowed(chosen);
    setShown(chosen);
  }
  const scrollTo = (index: number) =>
    strip.current?.scrollTo({ left: index * strip.current.clientWidth });
  // A new strip already shows its first picture. Scrolling to it would cause a needless layout.
  const scrolledTo = useRef(0);
  // Scrolls before the page is painted, so that no other picture flashes.
  useLayoutEffect(() => {
    if (scrolledTo.current !== chosen) scrollTo(chosen);
    scrolledTo.current = chosen;
  }, [chosen]);

  const show = (index: number) => {
    setShown(index);
    scrollTo(index);
  };
  const followSwipe = () => {
    const { scrollLeft = 0, clientWidth = 0 } = strip.current ?? {};
    if (clientWidth > 0) setShown(Math.round(scrollLeft / clientWidth));
  };
  const keyRating = pictures[shown]?.keyRating;

  return (
    <div className="min-w-0">
      <div className="relative max-md:-mx-(--gutter)">
        {/* eslint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- the Enlarge button does the same by keyboard */}
        <ul
          ref={strip}
          aria-label={`Images of ${name}`}
          tabIndex={count > 1 ? 0 : undefined}
          onScroll={followSwipe}
          onClick={() => count > 0 && setEnlarged(true)}
          className="scrollbar-none flex snap-x snap-mandatory overflow-x-auto overscroll-x-contain -outline-offset-2! md:rounded-3"
        >
          {count === 0 && <Slide title={name} storeName={storeName} isFirst />}
          {pictures.map(({ image, isNear }, index) => (
            <Slide
              key={image}
              image={firstOnly && index !== chosen ? undefined : image}
              title={titles[index] ?? name}
              storeName={storeName}
              isHidden={index !== shown}
              isFirst={index === chosen}
              isNear={isNear}
            />
          ))}
        </ul>
        {keyRating && (
          <KeyRatingLabel
            rating={keyRating}
            size="lg"
            className="pointer-events-none absolute bottom-4 left-4 md:bottom-5 md:left-5"
          />
        )}
        {count > 0 && (
          <Button
            size="sm"
            icon={<ZoomIn size={16} />}
            onClick={() => setEnlarged(true)}
            className="absolute right-4 bottom-4 md:right-5 md:bottom-5 pointer-coarse:h-11"
          >
            {count > 1
              ? [`${shown + 1} of ${count}`, pictures[shown]?.label].filter(Boolean).join(', ')
              : 'Enlarge'}
            <span className="sr-only">{count > 1 ? ': enlarge the image' : ' the image'}</span>
          </Button>
        )}
      </div>
      {count > 1 && (
        <Thumbnails pictures={pictures} shown={shown} onShow={show} isEmpty={firstOnly} />
      )}
      {enlarged && (
        <Suspense>
          <PictureViewer
            name={name}
            images={pictures}
            first={shown}
            onClose={() => setEnlarged(false)}
            onShow={show}
          />
        </Suspense>
      )}
    </div>
  );
}

interface SlideProps {
  image?: string | undefined;
  title: string;
  storeName: string;
  isHidden?: boolean;
  /** Whether this picture is visible first. */
  isFirst: boolean;
  isNear?: boolean;
}

function Slide({ image, title, storeName, isHidden, isFirst, isNear }: SlideProps) {
  return (
    <li aria-hidden={isHidden || undefined} className="w-full flex-none snap-center">
      <ProductImage
        src={image && imageUrl(image, 640)}
        srcSet={image && imageSrcSet(image)}
        avifSrcSet={image && imageSrcSet(image, 'avif')}
        sizes={gallerySizes}
        size={1280}
        alt={title}
        priority={isFirst}
        ahead={isNear}
        fallback={<StoreMonogram name={storeName} size="lg" />}
        className="aspect-[1/.8]! rounded-none max-md:aspect-[1/.66]!"
      />
    </li>
  );
}

interface ThumbnailsProps {
  pictures: readonly GalleryPicture[];
  shown: number;
  onShow: (index: number) => void;
  isEmpty: boolean;
}

function Thumbnails({ pictures, shown, onShow, isEmpty }: ThumbnailsProps) {
  return (
    <ul
      className="scrollbar-none mt-3 flex gap-3 overflow-x-auto max-md:-mx-(--gutter) max-md:px-(--gutter) md:flex-wrap"
      aria-label="Choose an image"
    >
      {pictures.map(({ image, label }, index) => (
        <li key={image} className="flex-none">
          <button
            type="button"
            aria-label={[`Image ${index + 1}`, label].filter(Boolean).join(', ')}
            aria-current={index === shown ? 'true' : undefined}
            onClick={() => onShow(index)}
            className="block size-14 overflow-hidden rounded-3 border border-transparent aria-[current]:border-text aria-[current]:inset-ring md:size-20"
          >
            <ProductImage src={isEmpty ? undefined : imageUrl(image, 160)} size={160} alt="" />
          </button>
        </li>
      ))}
    </ul>
  );
}
