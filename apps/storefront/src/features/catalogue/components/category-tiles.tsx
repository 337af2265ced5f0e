import type { Category } from '@market/domain/catalogue/category';
import { Link } from '@market/ui/link';
import { CategoryPicture } from './category-picture';

export function CategoryTiles({
  categories,
  hrefOf,
}: {
  categories: readonly Category[];
  hrefOf: (category: Category) => string;
}) {
  return (
    <ul className="grid grid-cols-2 border-t border-l border-line-strong md:grid-cols-4 lg:grid-cols-6">
      {categories.map((category) => (
        <li key={category.id} className="border-r border-b border-line-strong bg-surface">
          <Link
            to={hrefOf(category)}
            className="flex h-full min-h-19 items-center gap-2.5 px-3 py-2 text-sm font-semibold -outline-offset-2! hover:bg-hover hover:underline md:gap-3.5 md:px-3.5"
          >
            <span className="size-12 flex-none">
              <CategoryPicture image={category.image} sizes="3rem" />
            </span>
            <span className="min-w-0 break-words">{category.name}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
