export { bulkChangeService } from './bulk-change.service';
export {
  catalogueRoutes,
  categoriesRoutes,
  curationRoutes,
  featuredRoutes,
  productApprovalsRoutes,
  productsRoutes,
  serveProductExport,
} from './catalogue.routes';
export { catalogueService, type CatalogueService } from './catalogue.service';
export { assertCategories, categoriesService, type CategoriesService } from './categories.service';
export { curationService, type CurationService } from './curation.service';
export { assertHosted } from './hosted-images';
export { relistStore } from './relist.repository';
export { isLowOnStock } from './merchant-product-filter.repository';
export { productOptions } from './merchant-products.repository';
export { placementService, type PlacementService } from './placement.service';
export { productApprovalsService, type ProductApprovalsService } from './product-approvals.service';
export { productExportService } from './product-export.service';
export { addProductRating, countSold } from './product-counters.repository';
export { findProduct, lockByHandleOrSku, type PageOfRows } from './products.repository';
export { productsService, type ProductsService } from './products.service';
export { meanRating } from './row-views';
export { saleLineColumns, toSaleLine } from './sale-lines.repository';
export {
  columnsOf,
  rewriteProduct,
  SKU_TAKEN,
  variantsToSave,
  writeNewProduct,
} from './write-product';
