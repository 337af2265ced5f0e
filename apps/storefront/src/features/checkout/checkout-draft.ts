import { paymentMethods, type PaymentMethod } from '@market/domain/checkout/payment-channel';
import { createStoredValue, isText, type StoredValue } from '../../shared/stored-value';

export interface CheckoutDraft {
  readonly couponCode?: string | undefined;
  /**
   * The last coupon codes that did not apply. They are sent with the payment, so that the order
   * records the reasons.
   */
  readonly refusedCodes?: readonly string[] | undefined;
  readonly addressId?: string | undefined;
  readonly orderNote?: string | undefined;
  readonly channel?: PaymentMethod | undefined;
  /**
   * The reference of the last payment, kept until its result is shown, because the tab may be
   * closed on the payment page.
   */
  readonly openPayment?: string | undefined;
}

const isOptionalText = (value: unknown, max: number): boolean =>
  value === undefined || isText(value, max);

const isOptionalChannel = (value: unknown): boolean =>
  value === undefined || paymentMethods.some((channel) => channel === value);

const areCodes = (value: unknown): boolean =>
  Array.isArray(value) && value.every((code) => isText(code, 20));

const isDraft = (value: unknown): value is CheckoutDraft =>
  value instanceof Object &&
  isOptionalText(Reflect.get(value, 'couponCode'), 20) &&
  areCodes(Reflect.get(value, 'refusedCodes') ?? []) &&
  isOptionalText(Reflect.get(value, 'addressId'), 64) &&
  isOptionalText(Reflect.get(value, 'orderNote'), 500) &&
  isOptionalChannel(Reflect.get(value, 'channel')) &&
  isOptionalText(Reflect.get(value, 'openPayment'), 64);

/**
 * The data entered at checkout. Kept while the customer is on the payment page, until the order is
 * placed.
 */
export const checkoutDraft = createStoredValue<CheckoutDraft>('storefront_checkout', isDraft, {});

/** The data entered for "Buy now". Separate, so that the cart keeps its own coupon and note. */
export const buyNowDraft = createStoredValue<CheckoutDraft>('storefront_buy_now', isDraft, {});

export const patchDraft = (draft: StoredValue<CheckoutDraft>, patch: CheckoutDraft): void =>
  draft.set({ ...draft.get(), ...patch });

const MAX_REFUSED_CODES = 5;

export function addRefusedCode(draft: StoredValue<CheckoutDraft>, code: string): void {
  const others = (draft.get().refusedCodes ?? []).filter((other) => other !== code);
  patchDraft(draft, { refusedCodes: [...others, code].slice(-MAX_REFUSED_CODES) });
}

export const changeDraft = (patch: CheckoutDraft): void => patchDraft(checkoutDraft, patch);

export const findPaymentDraft = (reference: string): StoredValue<CheckoutDraft> =>
  buyNowDraft.get().openPayment === reference ? buyNowDraft : checkoutDraft;
