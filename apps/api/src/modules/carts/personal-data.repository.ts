import { eq } from 'drizzle-orm';
import { deletedWithAccount, type PersonalData } from '../../db/personal-data';
import { nameOfVariant } from '../catalogue/catalogue.reads';
import { cartItemsTable as items } from './carts.tables';

export const cartData: PersonalData = deletedWithAccount({
  title: 'Cart',
  table: items,
  identifiedBy: [items.userId],
  rowsOf: ({ id }) => eq(items.userId, id),
  more: { product: nameOfVariant(items.variantId) },
});
