import { eq, or } from 'drizzle-orm';
import { deletedWithAccount, type PersonalData } from '../../db/personal-data';
import { nameOfVariant } from '../catalogue/catalogue.reads';
import { stockAlertsTable as alerts } from './stock-alerts.tables';

export const stockAlertData: PersonalData = deletedWithAccount({
  title: 'Back-in-stock alerts',
  table: alerts,
  identifiedBy: [alerts.userId, alerts.email],
  rowsOf: ({ id, email }) => or(eq(alerts.userId, id), eq(alerts.email, email)),
  more: { product: nameOfVariant(alerts.variantId) },
});
