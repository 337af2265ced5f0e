import * as z from 'zod/mini';
import { ApiError, isApiError } from '@market/api-client/errors';
import { newBankAccountSchema } from '@market/domain/banking/bank-account';
import type { Order, OrderItem } from '@market/domain/orders/order';
import {
  newReturnSchema,
  returnItemInputSchema,
  returnTypeSchema,
  type NewReturn,
} from '@market/domain/orders/order-return';
import { issueText } from '@market/domain/issue-text';

const draftItemSchema = z.object({
  chosen: z.boolean(),
  orderItemId: z.string(),
  quantity: z.number(),
  reason: z.optional(z.string()),
  details: z.optional(z.string()),
  photos: z.array(z.string()),
});

/** Every line that can be returned, selected or not. Only selected lines are validated and sent. */
export const returnFormSchema = z
  .object({
    type: z.optional(returnTypeSchema),
    items: z.array(draftItemSchema),
    /** Needed only for an order that was paid in cash. */
    refundAccount: z.optional(newBankAccountSchema),
  })
  .check(({ value, issues }) => {
    if (value.type === undefined)
      issues.push({
        code: 'custom',
        input: value,
        path: ['type'],
        message: 'Choose a refund or a replacement',
      });
    if (!value.items.some((item) => item.chosen))
      issues.push({
        code: 'custom',
        input: value,
        path: ['items'],
        message: 'Choose what to return',
      });
    for (const index of chosenIndexes(value.items)) {
      const problems =
        returnItemInputSchema.safeParse(value.items[index], { error: issueText }).error?.issues ??
        [];
      for (const { path, message } of problems)
        issues.push({ code: 'custom', input: value, path: ['items', index, ...path], message });
    }
  });
export type ReturnForm = z.output<typeof returnFormSchema>;

/** The initial form. Nothing is chosen, unless there is only one choice. */
export const emptyReturn = (
  items: readonly OrderItem[],
  { payOnDelivery }: Pick<Order, 'payOnDelivery'>,
): ReturnForm => ({
  type: undefined,
  ...(payOnDelivery && { refundAccount: { bankCode: '', accountNumber: '' } }),
  items: items.map(({ id, returnable = 1 }) => ({
    chosen: items.length === 1,
    orderItemId: id,
    quantity: returnable,
    reason: undefined,
    details: undefined,
    photos: [],
  })),
});

export const returnToSend = ({ items, refundAccount }: ReturnForm): NewReturn =>
  z.parse(newReturnSchema, { items: items.filter((item) => item.chosen), refundAccount });

const chosenIndexes = (items: ReturnForm['items']): number[] =>
  items.flatMap((item, index) => (item.chosen ? [index] : []));

/**
 * Moves the server's field errors to the right lines of the form, because the server counts only
 * the chosen lines.
 */
export const throwOnFormLines =
  ({ items }: ReturnForm) =>
  (error: unknown): never => {
    if (!isApiError(error)) throw error;
    const { message, kind, status, data, endpoint } = error;
    const fields = error.fields.map(({ field, message }) => ({
      field: field?.replace(
        /^items\.(\d+)/,
        (_, sent: string) => `items.${chosenIndexes(items)[Number(sent)] ?? 0}`,
      ),
      message,
    }));
    throw new ApiError(message, kind, { status, data, endpoint, fields, cause: error });
  };
