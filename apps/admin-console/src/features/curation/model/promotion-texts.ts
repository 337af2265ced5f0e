import type {
  EditablePromotion,
  HiddenReason,
  PromotedProduct,
} from '@market/domain/catalogue/promotion';
import { pluralise } from '@market/domain/pluralise';

export const hiddenReasonTexts: Readonly<Record<HiddenReason, string>> = {
  notApproved: 'not approved, not shown',
  storeClosed: 'store closed, not shown',
  notOnMarketplace: 'in its store only, not shown',
  soldOut: 'sold out, not shown',
};

export const isVisible = ({ hidden }: PromotedProduct): boolean => hidden === undefined;

export function promotionState({
  isHidden,
  products,
}: Pick<EditablePromotion, 'isHidden' | 'products'>): string {
  if (isHidden) return 'Hidden';
  if (products.length === 0) return 'Empty, not shown';
  const shown = products.filter(isVisible).length;
  if (shown === 0) return 'Nothing on sale, not shown';
  return shown === products.length
    ? 'On the home page'
    : `On the home page, ${pluralise(products.length - shown, 'product')} hidden`;
}
