import type { RawInput } from '@market/api-client/endpoint';
import { defaultTheme } from '@market/domain/themes/theme-list';
import type { Tenant } from './create-tenant';
import { businessInput, couponInput, productInput } from './inputs';

/**
 * The tenant whose id a field of the request holds: the other store in the field under test, the
 * caller's own store in all others.
 */
type TenantOfField = (field: string) => Tenant;

interface Case {
  /** `shared` holds the platform's ids, valid for any store. */
  readonly input: (getTenant: TenantOfField, shared: Tenant['shared']) => RawInput;
  /** The status by field for ids of another store, where it is not 404. */
  readonly answers?: Readonly<Record<string, number>>;
}

const byPath = (kind: keyof Tenant['ids'], rest: Omit<RawInput, 'params'> = {}): Case => ({
  input: (getTenant) => ({ params: { id: getTenant('path.id').ids[kind] }, ...rest }),
});
const byBody = (field: string, kind: keyof Tenant['ids'], body: object = {}): Case => ({
  input: (getTenant) => ({ body: { ...body, [field]: getTenant(`body.${field}`).ids[kind] } }),
});

const bothScopes = (getTenant: TenantOfField, at: string) =>
  couponInput({
    discountType: 'BuyXGetY',
    spendAppliesTo: 'Product',
    spendAppliesToId: getTenant(`${at}.spendAppliesToId`).ids.product,
    rewardAppliesTo: 'Product',
    rewardAppliesToId: getTenant(`${at}.rewardAppliesToId`).ids.product,
  });

const quote = { quote: 'Taken over.', name: 'Somebody', hidden: false };
const policy = { kind: 'returns', title: 'Taken over', text: 'Nothing comes back.' };
const person = { firstName: 'Taken', lastName: 'Over', resources: ['orders'] };

/** The request of each endpoint that takes an id of a store's record, by the endpoint's name. */
export const cases: Readonly<Record<string, Case>> = {
  'accounts.merchantStoreData': byPath('merchant'),
  'accounts.onboard': {
    input: (getTenant, { category }) => ({
      body: businessInput(category, {
        idDocumentUrl: getTenant('body.idDocumentUrl').documents.idDocumentUrl,
        proofOfAddress: getTenant('body.proofOfAddress').documents.proofOfAddress,
      }),
    }),
    answers: { 'body.idDocumentUrl': 422, 'body.proofOfAddress': 422 },
  },
  'coupons.byId': byPath('coupon'),
  'coupons.productOptions': {
    input: (getTenant) => ({ query: { id: getTenant('query.id').ids.product } }),
    answers: { 'query.id': 200 },
  },
  'coupons.create': {
    input: (getTenant) => ({ body: bothScopes(getTenant, 'body') }),
    answers: { 'body.spendAppliesToId': 422, 'body.rewardAppliesToId': 422 },
  },
  'coupons.update': {
    input: (getTenant) => ({
      params: { id: getTenant('path.id').ids.coupon },
      body: { coupon: bothScopes(getTenant, 'body.coupon') },
    }),
    answers: { 'body.coupon.spendAppliesToId': 422, 'body.coupon.rewardAppliesToId': 422 },
  },
  'documents.link': byPath('document'),
  'featured.add': byBody('productId', 'product'),
  'featured.remove': byPath('product'),
  'merchantOrders.assignToPlatform': byPath('order'),
  'merchantOrders.address': byPath('order'),
  'merchantOrders.byId': byPath('order'),
  'merchantOrders.dispatchPhone': byPath('order', { body: { dispatchPhoneNumber: '08030000000' } }),
  'merchantOrders.handOver': {
    input: (getTenant) => ({ body: { orderIds: [getTenant('body.orderIds').ids.order] } }),
    answers: { 'body.orderIds': 200 },
  },
  'merchantOrders.move': {
    input: (getTenant, { confirmed }) => ({
      body: { orderIds: [getTenant('body.orderIds').ids.order], orderStatusId: confirmed },
    }),
    answers: { 'body.orderIds': 200 },
  },
  'merchantOrders.packingSlips': {
    input: (getTenant) => ({ query: { ids: getTenant('query.ids').ids.order } }),
    answers: { 'query.ids': 200 },
  },
  'notifications.markRead': byPath('notification'),
  'orders.update': {
    input: (getTenant, { confirmed }) => ({
      params: { id: getTenant('path.id').ids.order },
      body: { orderStatusId: confirmed },
    }),
  },
  // A merchant always requests its own payout, whatever ids it sends, and both tenants have already
  // requested one.
  'payouts.createOrApprove': {
    input: (getTenant) => ({
      body: {
        action: 'request',
        payoutId: getTenant('body.payoutId').ids.payout,
        storeId: getTenant('body.storeId').ids.store,
        partnerId: getTenant('body.partnerId').merchant.userId,
      },
    }),
    answers: { 'body.payoutId': 409, 'body.storeId': 409, 'body.partnerId': 409 },
  },
  'payouts.orders': byPath('payout'),
  'payouts.statement': byPath('payout'),
  'payouts.statementLink': byPath('payout'),
  'policies.list': byPath('store'),
  'policies.remove': byPath('policy'),
  'policies.update': byPath('policy', { body: policy }),
  'productImports.byId': byPath('productImport'),
  'productImports.discard': byPath('productImport'),
  'productImports.preview': byPath('productImport'),
  'productImports.problemFile': byPath('productImport'),
  'productImports.problems': byPath('productImport'),
  'productImports.summary': byPath('productImport'),
  'productImports.start': {
    input: (getTenant, { category }) => ({
      params: { id: getTenant('path.id').ids.productImport },
      body: { mapping: [], otherwise: { categoryId: category }, weight: 1, withImages: false },
    }),
  },
  'products.addToMarketplace': byBody('productId', 'product'),
  'products.bulk': {
    input: (getTenant) => ({
      body: {
        products: [{ id: getTenant('body.products.id').ids.product }],
        change: { kind: 'stockSet', quantity: 3 },
      },
    }),
    answers: { 'body.products.id': 200 },
  },
  'products.byId': byPath('product'),
  'products.removeFromMarketplace': byPath('product'),
  'products.stockMovements': {
    input: (getTenant) => ({
      params: { id: getTenant('path.id').ids.product },
      query: { variantId: getTenant('query.variantId').ids.variant },
    }),
    answers: { 'query.variantId': 200 },
  },
  'products.visibility': byPath('product'),
  'products.update': {
    input: (getTenant, { category }) => ({
      params: { id: getTenant('path.id').ids.product },
      body: productInput(category, 'TAKEN-OVER'),
    }),
  },
  'questions.answer': byPath('question', { body: { text: 'Taken over.' } }),
  'questions.hide': byPath('question', { body: { reason: 'Taken over.' } }),
  'questions.show': byPath('question'),
  'returns.byId': byPath('orderReturn'),
  'returns.list': {
    input: (getTenant) => ({ query: { orderId: getTenant('query.orderId').ids.order } }),
    answers: { 'query.orderId': 200 },
  },
  'returns.updateStatus': byPath('orderReturn', { body: { status: 'approved' } }),
  'reviews.reply': byPath('review', { body: { text: 'Taken over.' } }),
  'staff.byId': byPath('staff'),
  'staff.list': {
    input: (getTenant) => ({ query: { storeId: getTenant('query.storeId').merchant.storeId } }),
    answers: { 'query.storeId': 200 },
  },
  'staff.invite': byPath('staff'),
  'staff.remove': byPath('staff'),
  'staff.update': byPath('staff', { body: person }),
  'stores.profile': byPath('store'),
  'testimonials.update': byPath('testimonial', { body: quote }),
  'themes.addTestimonial': byBody('merchantThemeId', 'merchantTheme', quote),
  'themes.body': byBody('merchantThemeId', 'merchantTheme', { title: 'Taken over' }),
  'themes.colour': byBody('merchantThemeId', 'merchantTheme', { colors: defaultTheme.colors }),
  'themes.header': byBody('merchantThemeId', 'merchantTheme', { bannerText: 'Taken over' }),
  'themes.removeTestimonial': byPath('testimonial'),
  'themes.social': byBody('merchantThemeId', 'merchantTheme', { socials: {} }),
  'transactions.byId': byPath('transaction'),
  'transactions.invoice': byPath('invoice'),
  'themes.testimonials': {
    input: (getTenant) => ({
      query: { merchantThemeId: getTenant('query.merchantThemeId').ids.merchantTheme },
    }),
  },
  'views.remove': byPath('savedView'),
  'views.rename': byPath('savedView', { body: { name: 'Taken over' } }),
};
