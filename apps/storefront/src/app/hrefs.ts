import type { ProductCard } from '@market/domain/catalogue/product';
import { withRedirect, redirectTarget } from '@market/web-kit/router/redirect-to';
import type { CategoryPlace } from '../features/catalogue/model/category-place';
import {
  comparedProductsText,
  type ComparedProductRef,
} from '../features/catalogue/model/compared-products';
import { paths } from './paths';

export function categoryHref({
  categoryId,
  subCategoryId,
  childCategoryId,
}: CategoryPlace): string {
  if (subCategoryId === undefined) return paths.category.href({ categoryId });
  if (childCategoryId === undefined) return paths.subCategory.href({ categoryId, subCategoryId });
  return paths.childCategory.href({ categoryId, subCategoryId, childCategoryId });
}

export const productHref = ({
  id,
  variantId: variant,
}: Pick<ProductCard, 'id' | 'variantId'>): string =>
  paths.product.href({ productId: id }, { variant });

/** Without products, the page compares those chosen in this browser. */
export const compareHref = (products: readonly ComparedProductRef[]): string =>
  paths.compare.href({ products: comparedProductsText(products) });

/**
 * A section of the help page. `talk` is the contact form, and `order` is the order that the message
 * is about.
 */
export const helpHref = (
  part: 'fees' | 'returns' | 'paying' | 'selling' | 'talk',
  order?: string,
) => `${paths.help.href({ order })}#${part}`;

export const placeHref = (from: string): string => withRedirect(paths.place.href(), from);

/**
 * The checkout that the user continues to after signing in. Undefined when the user continues to
 * another page.
 */
export function checkoutAfterSignIn(search: string): URL | undefined {
  const url = new URL(
    redirectTarget(new URLSearchParams(search), paths.home.href()),
    location.origin,
  );
  return url.pathname === paths.checkout.href() ? url : undefined;
}
