import type { ProductCard } from '@market/domain/catalogue/product';
import { paths } from '../../paths';

export const productHref = ({ id }: Pick<ProductCard, 'id'>): string =>
  paths.product.href({ productId: id });
