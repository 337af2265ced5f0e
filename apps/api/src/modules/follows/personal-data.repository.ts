import { eq } from 'drizzle-orm';
import { deletedWithAccount, type PersonalData } from '../../db/personal-data';
import { nameOfStore } from '../stores/stores.reads';
import { followsTable as follows } from './follows.tables';

export const followData: PersonalData = deletedWithAccount({
  title: 'Stores you follow',
  table: follows,
  identifiedBy: [follows.userId],
  rowsOf: ({ id }) => eq(follows.userId, id),
  more: { store: nameOfStore(follows.storeId) },
});
