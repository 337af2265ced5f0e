import { eq } from 'drizzle-orm';
import { deletedWithAccount, type PersonalData } from '../../db/personal-data';
import { addressesTable as addresses } from './addresses.tables';

export const addressData: PersonalData = deletedWithAccount({
  title: 'Addresses',
  table: addresses,
  identifiedBy: [addresses.userId, addresses.emailAddress, addresses.phoneNumber],
  rowsOf: ({ id }) => eq(addresses.userId, id),
});
