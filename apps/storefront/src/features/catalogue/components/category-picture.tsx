import { Package } from 'lucide-react';
import { imageSrcSet, imageUrl } from '@market/domain/image';

export function CategoryPicture({ image, sizes }: { image: string | undefined; sizes: string }) {
  if (!image) {
    return (
      <span className="mx-auto grid aspect-square w-[76%] place-items-center text-muted">
        <Package size={40} />
      </span>
    );
  }
  return (
    <img
      src={imageUrl(image, 320)}
      srcSet={imageSrcSet(image)}
      sizes={sizes}
      alt=""
      width={320}
      height={320}
      loading="lazy"
      decoding="async"
      className="mx-auto h-auto w-[84%] rounded-2 dark:bg-well md:w-[76%]"
    />
  );
}
