import type { Config } from '../../config';
import type { Db } from '../../db/db';
import type { Clock } from '../../platform/clock';
import type { Ids } from '../../platform/ids';
import type { AuditService } from '../audit';
import type { OutboxService } from '../outbox';
import type { ShippingService } from '../shipping';
import { bulkChangeService } from './bulk-change.service';
import {
  catalogueRoutes,
  categoriesRoutes,
  curationRoutes,
  featuredRoutes,
  productApprovalsRoutes,
  productsRoutes,
  serveProductExport,
} from './catalogue.routes';
import { catalogueService } from './catalogue.service';
import { categoriesService } from './categories.service';
import { curationService, type OfficialOutlets } from './curation.service';
import { listingService } from './listing.service';
import { productApprovalsService } from './product-approvals.service';
import { productExportService } from './product-export.service';
import { productsForStoresService } from './products-for-stores.service';
import { promotionsService } from './promotions.service';
import { productsService } from './products.service';

export type { CatalogueService } from './catalogue.service';
export type { CategoriesService } from './categories.service';
export type { CategoryRow } from './categories.repository';
export { listCategories } from './categories.repository';
export {
  countCategoryUses,
  insertCategory,
  lockCategoryTree,
  mergeCategory,
  findNextCategoryPosition,
  saveCategoryOrder,
  renameCategory,
} from './category-changes.repository';
export {
  countProductsWithAttribute,
  deleteInapplicableValuesIn,
  deleteValues,
  moveValues,
  readStatedValues,
} from './attribute-values.repository';
export { countAllStatedAttributes, countStatedAttributes } from './attribute-counts.repository';
export { resolveMergedCategories } from './category-choice';
export { assertImagesHosted } from './write-product';
export { insertInitialCategories } from './initial-categories.repository';
export { productFinder } from './find-products';
export { relistStore } from './relist.repository';
export { isLowOnStock } from './merchant-product-filter.repository';
export { listProductOptions } from './merchant-products.repository';
export { addProductRating, addSoldUnits } from './product-counters.repository';
export { findProduct, lockByHandleOrSku, type PageOfRows } from './products.repository';
export { meanRating } from './row-views';
export { saleLineColumns, toSaleLine } from './sale-lines.repository';
export { readShownVariants } from './shown-variants.repository';
export { listStatedProfiles, type StatedProfile } from './stated-profiles.repository';
export {
  lockAttributesOfCategory,
  toAttributeRows,
  checkValues,
  findMissingValues,
} from './save-attributes';
export {
  toProductColumns,
  writeExistingProduct,
  SKU_TAKEN,
  toVariantsToSave,
  writeNewProduct,
} from './write-product';

interface Deps {
  readonly db: Db;
  readonly clock: Clock;
  readonly ids: Ids;
  readonly config: Pick<Config, 'origins'>;
  /** Signs download URLs. */
  readonly secret: string;
  readonly audit: AuditService;
  readonly outbox: OutboxService;
  readonly shipping: ShippingService;
  readonly stores: OfficialOutlets;
}

export function createCatalogue(deps: Deps) {
  const categories = categoriesService(deps);
  const products = productsService(deps);
  const productApprovals = productApprovalsService(deps);
  const productsForStores = productsForStoresService(deps);
  const catalogue = catalogueService({ ...deps, categories });
  const curation = curationService(deps);
  const promotions = promotionsService(deps);
  const placement = listingService(deps);
  const bulkChange = bulkChangeService(deps);
  const productExport = productExportService({ ...deps, categories });
  return {
    services: {
      categories,
      products,
      productApprovals,
      catalogue,
      curation,
      promotions,
      placement,
      bulkChange,
    },
    routes: [
      categoriesRoutes({ categories }),
      catalogueRoutes({ catalogue, promotions }),
      productsRoutes({ products, placement, bulkChange, productExport }),
      featuredRoutes({ placement }),
      curationRoutes({ curation, promotions }),
      productApprovalsRoutes({ productApprovals, productsForStores }),
      serveProductExport({ productExport, clock: deps.clock }),
    ],
  };
}
