export { catalogueRoutes, categoriesRoutes, productApprovalsRoutes, productsRoutes } from './catalogue.routes';
export { catalogueService, type CatalogueService } from './catalogue.service';
export { categoriesService, type CategoriesService } from './categories.service';
export { assertHosted } from './hosted-images';
export { relistStore } from './listing';
export { productApprovalsService, type ProductApprovalsService } from './product-approvals.service';
export { columnsOf, productsService, variantsToSave, type ProductsService } from './products.service';
