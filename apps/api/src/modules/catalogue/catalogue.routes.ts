import type * as contract from '@market/api-client/contract';
import type { Handlers } from '../../http/mount';
import { ownStore } from '../../http/scope';
import type { CatalogueService } from './catalogue.service';
import type { CategoriesService } from './categories.service';
import type { ProductApprovalsService } from './product-approvals.service';
import type { ProductsService } from './products.service';

export const categoriesRoutes = ({ categories }: { categories: CategoriesService }): Handlers<typeof contract.categories> => ({
  list: () => categories.list(),
  top: () => categories.top(),
  children: ({ params }) => categories.children(params.id),
  byId: ({ params }) => categories.byId(params.id),
  subCategory: ({ params }) => categories.subCategory(params.id),
  childCategory: ({ params }) => categories.childCategory(params.id),
});

export const catalogueRoutes = ({ catalogue }: { catalogue: CatalogueService }): Handlers<typeof contract.catalogue> => ({
  list: ({ query }) => catalogue.list(query),
  byId: ({ params }) => catalogue.byId(params.id),
  fixedDiscount: ({ query }) => catalogue.fixedDiscount(query),
  dailyProduct: () => catalogue.dailyProduct(),
  stores: ({ query }) => catalogue.stores(query),
  officialOutlets: () => catalogue.officialOutlets(),
});

export const productsRoutes = ({ products }: { products: ProductsService }): Handlers<typeof contract.products> => ({
  list: ({ principal, query }) => products.list(ownStore(principal), query),
  create: ({ principal, body }) => products.create(ownStore(principal), body),
  byId: ({ principal, params }) => products.byId(ownStore(principal), params.id),
  update: ({ principal, params, body }) => products.update(ownStore(principal), params.id, body),
});

export const productApprovalsRoutes = ({ productApprovals }: { productApprovals: ProductApprovalsService }): Handlers<typeof contract.productApprovals> => ({
  list: ({ query }) => productApprovals.list(query),
  byId: ({ params }) => productApprovals.byId(params.id),
  decide: ({ query, body }) => productApprovals.decide(query, body),
});
