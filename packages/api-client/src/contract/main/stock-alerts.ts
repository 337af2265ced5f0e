import {
  newStockAlertSchema,
  stockAlertSchema,
  stopStockAlertsSchema,
} from '@market/domain/stock-alerts/stock-alert';
import { noDataSchema } from '../../envelope';
import { endpoint } from '../../endpoint';
import { texts } from '../texts';
import { wholeList } from '../whole-list';

// Not in the spec: one email when a sold-out product is back in stock.

/** The customer's open alerts, newest first. */
export const mine = endpoint({
  name: 'stockAlerts.mine',
  method: 'GET',
  path: '/stock-alerts',
  access: ['customer'],
  data: wholeList(stockAlertSchema),
  failure: 'Could not get your alerts. Try again later.',
});

/**
 * Guests give an email address. The response is the same whether or not the address already has an
 * alert. 409 when the product is in stock.
 */
export const add = endpoint({
  name: 'stockAlerts.add',
  method: 'POST',
  path: '/stock-alerts',
  access: 'public',
  body: newStockAlertSchema,
  data: noDataSchema,
  failure: texts.wentWrong,
});

export const remove = endpoint({
  name: 'stockAlerts.remove',
  method: 'DELETE',
  path: '/stock-alerts/:id',
  access: ['customer'],
  data: noDataSchema,
  failure: texts.wentWrong,
});

/** Ends all alerts for the email address that the link was sent to. 404 for an invalid token. */
export const stop = endpoint({
  name: 'stockAlerts.stop',
  method: 'POST',
  path: '/stock-alerts/stop',
  access: 'public',
  body: stopStockAlertsSchema,
  data: noDataSchema,
  failure: texts.wentWrong,
});
