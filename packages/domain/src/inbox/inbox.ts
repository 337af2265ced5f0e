import * as z from 'zod/mini';
import { isoDateTime } from '../field.schema';
import { money } from '../money.schema';
import { pageQuerySchema } from '../paging';

export const inboxGroups = ['money', 'orders', 'stores', 'products', 'partners'] as const;
export type InboxGroup = (typeof inboxGroups)[number];

/**
 * The kinds of each group that the inbox filters together. transfer: a payout that the bank
 * rejected. paymentEvent: a provider's notice or answer that could not be processed and is not
 * retried any more. difference: a payment or payout on which the provider, the ledger and the bank
 * disagree.
 */
export const inboxGroupKinds = {
  money: [
    'dispute',
    'payout',
    'refund',
    'remittance',
    'transfer',
    'failedRefund',
    'paymentEvent',
    'difference',
  ],
  orders: ['order'],
  stores: ['store'],
  products: ['product'],
  partners: ['partner', 'hub'],
} as const satisfies Record<InboxGroup, readonly string[]>;

export type InboxKind = (typeof inboxGroupKinds)[InboxGroup][number];
export const inboxKinds: readonly InboxKind[] = inboxGroups.flatMap(
  (group) => inboxGroupKinds[group],
);
export const inboxKindSchema = z.enum(inboxKinds);

export const isInGroup = (kind: InboxKind, group: InboxGroup): boolean =>
  inboxGroupKinds[group].some((each) => each === kind);

export const inboxSorts = ['due', 'value', 'age'] as const;
export type InboxSort = (typeof inboxSorts)[number];

/**
 * The number of days that the platform has to decide. Disputes have the bank's deadline, and orders
 * need a rider by the time the store hands them over.
 */
export const daysToDecide = {
  dispute: 2,
  payout: 1,
  refund: 1,
  remittance: 1,
  transfer: 1,
  failedRefund: 1,
  paymentEvent: 1,
  difference: 3,
  store: 2,
  product: 2,
  hub: 3,
  partner: 3,
} as const satisfies Partial<Record<InboxKind, number>>;

export const inboxQuerySchema = z.extend(pageQuerySchema, {
  group: z.optional(z.enum(inboxGroups)),
  kind: z.optional(inboxKindSchema),
  sort: z._default(z.enum(inboxSorts), 'due'),
});
export type InboxQuery = z.infer<typeof inboxQuerySchema>;

export const inboxItemSchema = z.object({
  /**
   * The id of the dispute, payout, return, remittance, refund, payment event, order, store, product
   * or partner. For a hub application, the id of its store. For a difference, the reference of its
   * payment or payout.
   */
  id: z.string(),
  kind: inboxKindSchema,
  title: z.string(),
  detail: z.string(),
  value: z.optional(money),
  dueAt: isoDateTime,
  waitingSince: isoDateTime,
  /** The reference of a payout or of a refunded payment, or the bank reference of a remittance. */
  reference: z.optional(z.string()),
  /** The owner of a product's store. */
  merchantId: z.optional(z.string()),
});
export type InboxItem = z.infer<typeof inboxItemSchema>;

/** A page of the inbox. The totals cover all kinds, even when the page lists only some. */
export const inboxPageSchema = z.object({
  rows: z.array(inboxItemSchema),
  count: z.int(),
  /** Kinds that the user may decide on. */
  kindCounts: z.partialRecord(inboxKindSchema, z.int()),
  total: z.object({
    count: z.int(),
    value: money,
    /** The number of items that are overdue or due today in Lagos. */
    urgent: z.int(),
    oldest: z.optional(isoDateTime),
  }),
});
export type InboxPage = z.infer<typeof inboxPageSchema>;
