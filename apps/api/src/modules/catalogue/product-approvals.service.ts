import type { Product, ReviewStatus } from '@market/domain/catalogue/product';
import type { ReviewDecision } from '@market/domain/catalogue/review-decision';
import type { Page } from '@market/domain/paging';
import type { Config } from '../../config';
import type { Db } from '../../db/db';
import { inTransaction } from '../../db/transaction';
import { conflict, notFound } from '../../platform/errors';
import type { Clock } from '../../platform/clock';
import type { OutboxService } from '../outbox';
import { listedWhen } from './relist.repository';
import { productApprovedMail, productRejectedMail } from './product-mails';
import { decideProduct, findMerchant, statusCounts } from './product-approvals.repository';
import {
  findProduct,
  lockStoreOfProduct,
  productPage,
  type PageOfRows,
  type ProductFilter,
} from './products.repository';

interface Deps {
  readonly db: Db;
  readonly clock: Clock;
  readonly outbox: OutboxService;
  readonly config: Pick<Config, 'origins'>;
}

/** The platform's approval of products. */
export const productApprovalsService = ({ db, clock, outbox, config }: Deps) => {
  const byId = async (id: string, within: Db = db): Promise<Product> => {
    const product = await findProduct(within, 'platform', id);
    if (!product) throw notFound('This product');
    return product;
  };

  const tellMerchant = async (
    db: Db,
    { id, merchantId, name }: Product,
    { approved, reviewNote = '' }: ReviewDecision,
  ): Promise<void> => {
    const merchant = await findMerchant(db, merchantId);
    if (!merchant) return;
    const facts = {
      to: merchant.email,
      firstName: merchant.firstName,
      productName: name,
      link: `${config.origins.merchant}/products/${id}`,
    };
    await outbox.mail(
      db,
      approved ? productApprovedMail(facts) : productRejectedMail(facts, reviewNote),
    );
  };

  return {
    byId: (id: string) => byId(id),

    /** One page, with the number of products in each status. */
    async list(
      query: ProductFilter & PageOfRows,
    ): Promise<Page<Product> & { statusCounts: Record<ReviewStatus, number> }> {
      const [rows, counts] = await Promise.all([
        productPage(db, 'platform', query),
        statusCounts(db, 'platform', query),
      ]);
      return {
        rows,
        count: query.approvalStatus
          ? counts[query.approvalStatus]
          : counts.pending + counts.approved + counts.rejected,
        statusCounts: counts,
      };
    },

    /**
     * Approves a product, or rejects it with a reason, and mails the merchant. Throws 404, and 409
     * when the product already has this status.
     */
    decide: (
      target: { productId: string; merchantId: string },
      decision: ReviewDecision,
    ): Promise<Product> =>
      inTransaction(db, async (db) => {
        const { productId: id, merchantId } = target;
        await lockStoreOfProduct(db, id);
        const approvalStatus = decision.approved ? 'approved' : 'rejected';
        const reviewNote = decision.approved ? null : (decision.reviewNote ?? null);
        const changed = await decideProduct(
          db,
          { id, merchantId },
          { approvalStatus, reviewNote, listed: listedWhen(decision), updatedAt: clock.now() },
        );
        const product = await byId(id, db);
        if (product.merchantId !== merchantId) throw notFound('This product');
        if (!changed)
          throw conflict(
            decision.approved
              ? 'This product is already approved.'
              : 'This product is already rejected.',
          );
        await tellMerchant(db, product, decision);
        return product;
      }),
  };
};

export type ProductApprovalsService = ReturnType<typeof productApprovalsService>;
