import * as z from 'zod/mini';
import { orderStatusCodeSchema } from '@market/domain/orders/order-status';
import {
  deliveryKinds,
  handOverFilters,
  orderSorts,
  payoutFilters,
} from '@market/domain/orders/order-list';
import { dateSearchField, listSearchFields } from '@market/web-kit/router/list-search-fields';

const optionalEnum = <const Values extends readonly string[]>(values: Values) =>
  z.catch(z.optional(z.enum(values)), undefined);

export const orderSearchSchema = z.object({
  ...listSearchFields,
  status: z.catch(z.optional(orderStatusCodeSchema), undefined),
  handOver: optionalEnum(handOverFilters),
  delivery: optionalEnum(deliveryKinds),
  payout: optionalEnum(payoutFilters),
  from: dateSearchField,
  to: dateSearchField,
  sort: optionalEnum(orderSorts),
});
export type OrderSearch = z.output<typeof orderSearchSchema>;

export const noFilters = {
  search: undefined,
  status: undefined,
  handOver: undefined,
  delivery: undefined,
  payout: undefined,
  from: undefined,
  to: undefined,
} satisfies Partial<OrderSearch>;

export const isFiltered = ({
  search,
  status,
  handOver,
  delivery,
  payout,
  from,
  to,
}: OrderSearch): boolean =>
  Boolean(search ?? status ?? handOver ?? delivery ?? payout ?? from ?? to);

const printDocuments = ['slips', 'invoices'] as const;
export type PrintDocument = (typeof printDocuments)[number];

const printSearchSchema = z.object({
  paper: z.catch(z.enum(printDocuments), 'slips'),
  ids: z.catch(z.string(), ''),
});

/** The URL of printed documents: `/orders/papers?paper=slips&ids=…,…`. */
export function parsePrintSearch(params: URLSearchParams) {
  const { paper, ids } = z.parse(printSearchSchema, Object.fromEntries(params));
  return { paper, ids: ids.split(',').filter(Boolean) };
}
