import { Package } from 'lucide-react';
import type { Category } from '@market/domain/catalogue/category';
import { imageSrcSet, imageUrl } from '@market/domain/image';
import { Link } from '@market/ui/link';
import { Skeleton } from '@market/ui/skeleton';

const grid = 'grid grid-cols-3 border-t border-l border-line-strong lg:grid-cols-6';
const cell = 'relative flex h-full flex-col justify-between border-r border-b border-line-strong bg-surface p-2.5 md:p-4';

/** The supply room: one ruled cell per category. */
export function CategoryGrid({ categories, hrefOf }: { categories: readonly Category[]; hrefOf: (category: Category) => string }) {
  return (
    <ul className={grid}>
      {categories.map((category) => (
        <li key={category.id}>
          <div className={`${cell} group/cat has-[a:focus-visible]:focus-ring has-[a:focus-visible]:z-1 hover:bg-hover`}>
            <CategoryPicture image={category.image} />
            <p className="flex items-baseline justify-between gap-2 text-xs font-semibold md:text-sm">
              <Link to={hrefOf(category)} className="stretched outline-none! shadow-none! group-hover/cat:underline group-hover/cat:underline-offset-3">
                {category.name}
              </Link>
              <span className="text-xs font-normal text-muted nums max-md:sr-only">
                {category.productCount.toLocaleString('en-NG')}
                <span className="sr-only"> products</span>
              </span>
            </p>
          </div>
        </li>
      ))}
    </ul>
  );
}

function CategoryPicture({ image }: { image: string | undefined }) {
  if (!image) {
    return (
      <span className="mx-auto mb-2 grid aspect-square w-[76%] place-items-center text-muted md:mb-3">
        <Package size={40} />
      </span>
    );
  }
  return <img src={imageUrl(image, 320)} srcSet={imageSrcSet(image)} sizes="(min-width: 64rem) 10rem, 30vw" alt="" width={320} height={320} loading="lazy" decoding="async" className="mx-auto mb-2 h-auto w-[84%] rounded-2 dark:bg-well md:mb-3 md:w-[76%]" />;
}

export function CategoryGridSkeleton() {
  return (
    <div role="status" aria-label="Loading categories" className={grid}>
      {Array.from({ length: 12 }, (_, index) => (
        <span key={index} className={cell}>
          <Skeleton className="mx-auto mb-3 aspect-square w-[76%]" />
          <Skeleton className="h-4 w-3/5" />
        </span>
      ))}
    </div>
  );
}
