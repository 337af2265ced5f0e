import * as contract from '@market/api-client/contract';
import { getDocumentId } from '@market/domain/documents/document';
import { days } from '../../platform/clock';
import { uploadDocuments } from '../documents';
import type { TestMarket } from '../harness';
import { buy, createBankAccount, createProduct, deliver } from '../sales';
import { insertTestImage } from '../product-helpers';
import { insertTestCategory } from '../test-products';
import { couponInput, csvFile } from './inputs';

/**
 * Creates a store with one record of every kind that a merchant can have, and returns their ids.
 * All its texts begin with its mark.
 */
export async function createTenant(market: TestMarket, mark: string) {
  const merchant = await market.create.merchant({
    storeName: `${mark} Energy`,
    firstName: mark,
    email: `${mark.toLowerCase()}@test.example`,
  });
  const admin = await market.create.superAdmin();
  const customer = await market.create.customer({ firstName: mark, lastName: 'Buyer' });
  const call = market.as(merchant);
  const shopper = market.as(customer);
  await createBankAccount(market, merchant);
  await insertTestImage(market);

  const category = await insertTestCategory(market, `Category of ${mark}`);
  const item = await createProduct(market, merchant, {
    name: `${mark} panel`,
    stock: 50,
    categoryId: category,
  });
  const { productId: product } = item;
  await call(contract.featured.add, { body: { productId: product } });
  const { id: coupon } = await call(contract.coupons.create, {
    body: couponInput({ description: `${mark} coupon` }),
  });
  const { id: policy } = await call(contract.policies.add, {
    body: { kind: 'returns', title: `${mark} returns`, text: `${mark} takes everything back.` },
  });
  const { id: testimonial } = await call(contract.testimonials.add, {
    body: { quote: `${mark} is good.`, name: mark, hidden: false },
  });
  const statuses = await call(contract.orders.statuses);
  const { id: productImport } = await call(contract.productImports.upload, {
    body: { file: csvFile(mark) },
  });
  const { merchantThemeId } = await call(contract.themes.current);
  const { id: staff } = await call(contract.staff.create, {
    body: {
      firstName: mark,
      lastName: 'Staff',
      email: `${mark.toLowerCase()}-staff@test.example`,
      resources: ['orders'],
    },
  });
  const documents = await uploadDocuments(market, merchant);

  const order = async (): Promise<string> =>
    (await buy(market, customer, [item])).orders[0]?.id ?? '';
  const arrived = async (): Promise<string> => {
    const orderId = await order();
    await deliver(market, { merchant, customer, admin, orderId });
    return orderId;
  };
  const delivered = await arrived();
  const { items } = await shopper(contract.reviews.forOrder, { params: { orderId: delivered } });
  const { id: review } = await shopper(contract.reviews.reviewStore, {
    body: { orderId: delivered, stars: 5, text: `${mark} came at once.`, photos: [] },
  });
  await shopper(contract.questions.ask, {
    body: { productId: product, text: `${mark} asks how heavy it is.` },
  });
  const [question] = (await call(contract.questions.received)).rows;
  const returned = {
    orderItemId: items[0]?.orderItemId ?? '',
    quantity: 1,
    reason: 'Arrived damaged' as const,
    photos: [],
  };
  const { id: orderReturn } = await shopper(contract.returns.returnOrder, {
    params: { id: delivered },
    body: { items: [returned] },
  });
  await arrived();
  market.clock.advance(days(7));
  await market.runJobs();
  const { id: payout } = await call(contract.payouts.createOrApprove, {
    body: { action: 'request' },
  });
  const fresh = await order();
  const [transaction] = (await call(contract.transactions.mine)).rows;
  const { id: savedView } = await call(contract.views.create, {
    body: { list: 'merchant-orders', name: `${mark} view`, query: '', isShared: true },
  });
  const [notification] = (await call(contract.notifications.list)).rows;
  const [invoice] = (await call(contract.transactions.invoices)).rows;

  return {
    mark,
    merchant,
    ids: {
      merchant: merchant.userId,
      store: merchant.storeId,
      product,
      productImport,
      variant: item.variantId,
      coupon,
      policy,
      testimonial,
      merchantTheme: merchantThemeId,
      staff,
      order: fresh,
      orderReturn,
      transaction: transaction?.id ?? '',
      invoice: invoice?.id ?? '',
      notification: notification?.id ?? '',
      savedView,
      review,
      question: question?.id ?? '',
      payout,
      document: getDocumentId(documents.idDocumentUrl),
    },
    documents,
    shared: {
      category,
      confirmed: statuses.find(({ code_name }) => code_name === 'confirmed')?.id ?? 0,
    },
  };
}

export type Tenant = Awaited<ReturnType<typeof createTenant>>;
