import type { Product } from '@market/domain/catalogue/product';
import type { ProductForStore } from '@market/domain/catalogue/product-input';
import type { Config } from '../../config';
import type { Db } from '../../db/db';
import { inTransaction } from '../../db/transaction';
import type { Clock } from '../../platform/clock';
import { invalid, notFound } from '../../platform/errors';
import type { Ids } from '../../platform/ids';
import type { Principal } from '../../platform/principal';
import type { AuditService } from '../audit';
import type { OutboxService } from '../outbox';
import { findMerchant } from './product-approvals.repository';
import { productAddedMail } from './product-mails';
import { findProduct, updateProduct } from './products.repository';
import { storedListedExpression } from './relist.repository';
import { lockLiveStore } from './store-directory.repository';
import { withUniqueSku, writeNewProduct } from './write-product';

interface Deps {
  readonly db: Db;
  readonly clock: Clock;
  readonly ids: Ids;
  readonly outbox: OutboxService;
  readonly config: Pick<Config, 'origins'>;
  readonly audit: Pick<AuditService, 'record'>;
}

export const productsForStoresService = ({ db, clock, ids, outbox, config, audit }: Deps) => ({
  /**
   * Adds an approved product to a live store and emails its merchant. Throws 422 for a store that
   * is not live, and for a SKU that the store already uses.
   */
  add: (principal: Principal, { storeId, ...input }: ProductForStore): Promise<Product> =>
    withUniqueSku(() =>
      inTransaction(db, async (db) => {
        const store = await lockLiveStore(db, storeId);
        if (!store) throw invalid('storeId', 'Choose a store that is live');
        const scope = { storeId };
        const by = { reason: 'correction', actorId: principal.userId } as const;
        const id = await writeNewProduct({ db, ids, now: clock.now(), scope, by }, input);
        await updateProduct(db, scope, id, { approvalStatus: 'approved' });
        await updateProduct(db, scope, id, { listed: storedListedExpression });
        const product = await findProduct(db, scope, id);
        if (!product) throw notFound('This product');
        const merchant = await findMerchant(db, store.merchantId);
        if (merchant)
          await outbox.mail(
            db,
            productAddedMail({
              to: merchant.email,
              firstName: merchant.firstName,
              productName: product.name,
              link: `${config.origins.merchant}/products/${id}`,
            }),
          );
        await audit.record(db, principal, {
          action: 'product.added',
          subject: 'product',
          subjectId: id,
          subjectName: product.name,
          after: {
            store: store.storeName,
            sku: product.sku,
            sellingPrice: (product.pricing.sellingPrice / 100).toFixed(2),
            quantity: product.quantity,
          },
        });
        return product;
      }),
    ),
});

export type ProductsForStoresService = ReturnType<typeof productsForStoresService>;
