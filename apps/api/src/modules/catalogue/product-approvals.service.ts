import type { AuditEntry } from '@market/domain/audit/audit';
import type { Product } from '@market/domain/catalogue/product';
import type { ProductVisibility } from '@market/domain/catalogue/product-visibility';
import type { ProductDecision } from '@market/domain/catalogue/review-decision';
import { countCap, countedRows } from '@market/domain/list-limits';
import type { Page } from '@market/domain/paging';
import type { Db } from '../../db/db';
import { inTransaction } from '../../db/transaction';
import { notFound } from '../../platform/errors';
import type { AuditService } from '../audit';
import { productVisibility } from './product-visibility';
import { readPageAndCounts, type CountedReviews } from './product-approvals.repository';
import { decideOnProduct, type Reviewer, type ReviewDeps } from './decide-on-product';
import {
  findProduct,
  listProducts,
  type PageOfRows,
  type ProductFilter,
} from './products.repository';

const HISTORY_LIMIT = 50;

interface Deps extends ReviewDeps {
  readonly db: Db;
  readonly audit: Pick<AuditService, 'record' | 'list'>;
}

export const productApprovalsService = ({ db, ...deps }: Deps) => {
  const byId = async (id: string, within: Db = db): Promise<Product> => {
    const product = await findProduct(within, 'platform', id);
    if (!product) throw notFound('This product');
    return product;
  };

  return {
    byId: (id: string) => byId(id),

    visibility: (id: string): Promise<ProductVisibility> => productVisibility(db, 'platform', id),

    async history(id: string): Promise<AuditEntry[]> {
      await byId(id);
      const filter = { subject: 'product', subjectId: id } as const;
      return (await deps.audit.list({ ...filter, limit: HISTORY_LIMIT, offset: 0 })).rows;
    },

    async list(query: ProductFilter & PageOfRows): Promise<Page<Product> & CountedReviews> {
      const cap = countCap(query.search, query.offset + query.limit);
      const { ids, counts } = await readPageAndCounts(db, query, cap);
      return {
        rows: await listProducts(db, ids, query.sort),
        count: countedRows(counts, query.approvalStatus, cap),
        ...counts,
      };
    },

    /**
     * Decides on a product's change or, if there is none, on the product: approves it, or sends it
     * back with a reason, and emails the merchant. A product whose change was already sent back is
     * taken off sale when it is sent back again. Throws 404, and 409 when it already has this
     * status or has changed since `submittedAt`.
     */
    decide: (
      reviewer: Reviewer,
      target: { productId: string; merchantId: string },
      decision: ProductDecision,
    ): Promise<Product> =>
      inTransaction(db, async (db) => {
        await decideOnProduct({ ...deps, db }, reviewer, target, decision);
        return byId(target.productId, db);
      }),
  };
};

export type ProductApprovalsService = ReturnType<typeof productApprovalsService>;
