import * as z from 'zod/mini';
import type { Category } from '@market/domain/catalogue/category';
import { categoryPaths } from '@market/domain/catalogue/category-paths';
import {
  merchantProductFilterSchema,
  type MerchantProductFilter,
} from '@market/domain/catalogue/merchant-products';
import { exportHeaders, productLines } from '@market/domain/catalogue/shopify/write-product';
import { csvLine, UTF8_MARK } from '@market/domain/csv';
import { imageUrl } from '@market/domain/image';
import type { DownloadLink } from '@market/domain/files';
import type { Config } from '../../config';
import type { Db } from '../../db/db';
import { notFound } from '../../platform/errors';
import type { StoreScope } from '../../platform/scope';
import { verifySignedUrl, signDownload } from '../../platform/signed-download';
import type { Clock } from '../../platform/clock';
import { listExportedAttributes } from './exported-attributes.repository';
import { listOwnProductsAfter } from './merchant-products.repository';

export const PRODUCT_EXPORT_PATH = '/api/exports/products';

const IMAGE_WIDTH = 1280;
/** Products per page. Only one page is in memory at a time. */
const PAGE_SIZE = 200;

const linkSchema = z.object({ storeId: z.uuid(), filter: merchantProductFilterSchema });

interface Deps {
  readonly db: Db;
  readonly clock: Clock;
  readonly categories: { list(): Promise<Category[]> };
  /** Signs download URLs. */
  readonly secret: string;
  readonly config: Pick<Config, 'origins'>;
}

/** Exports a store's products in Shopify's format, which can be imported again. */
export const productExportService = ({ db, clock, categories, secret, config }: Deps) => {
  async function* lines(scope: StoreScope, filter: MerchantProductFilter): AsyncGenerator<string> {
    const paths = categoryPaths(await categories.list());
    const stated = await listExportedAttributes(db, scope, filter);
    const headers = exportHeaders(stated);
    yield UTF8_MARK + csvLine(headers);
    let after: string | undefined;
    for (;;) {
      const products = await listOwnProductsAfter(db, scope, filter, { limit: PAGE_SIZE, after });
      const written = products.map((product) => {
        const categoryPath =
          paths.get(product.childCategoryId ?? product.subCategoryId ?? product.categoryId) ?? '';
        return productLines(product, {
          headers,
          stated,
          categoryPath,
          imageUrl: (hosted) => config.origins.storefront + imageUrl(hosted, IMAGE_WIDTH),
        });
      });
      if (written.length > 0) yield written.join('');
      if (products.length < PAGE_SIZE) return;
      after = products.at(-1)?.id;
    }
  }

  return {
    link: (scope: StoreScope, filter: MerchantProductFilter): DownloadLink =>
      signDownload(secret, PRODUCT_EXPORT_PATH, { ...scope, filter }, clock.now()),

    open(query: unknown): AsyncGenerator<string> {
      const link = verifySignedUrl(secret, PRODUCT_EXPORT_PATH, query, linkSchema, clock.now());
      if (!link) throw notFound('This download');
      return lines({ storeId: link.storeId }, link.filter);
    },
  };
};

export type ProductExportService = ReturnType<typeof productExportService>;
