import { eq } from 'drizzle-orm';
import { deletedWithAccount, type PersonalData } from '../../db/personal-data';
import { nameOfProduct } from '../catalogue/catalogue.reads';
import { savedItemsTable as saved } from './saved-items.tables';

export const savedItemData: PersonalData = deletedWithAccount({
  title: 'Saved products',
  table: saved,
  identifiedBy: [saved.userId],
  rowsOf: ({ id }) => eq(saved.userId, id),
  more: { product: nameOfProduct(saved.productId) },
});
