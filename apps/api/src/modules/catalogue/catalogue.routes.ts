import * as contract from '@market/api-client/contract';
import { lagosDate } from '@market/domain/lagos-time';
import { endpoints, type Routes } from '../../http/mount';
import { sendCsv } from '../../http/send-csv';
import type { Clock } from '../../platform/clock';
import { toCustomerId, requireStore, storeActor } from '../../platform/scope';
import type { BulkChangeService } from './bulk-change.service';
import type { CatalogueService } from './catalogue.service';
import type { CategoriesService } from './categories.service';
import type { CurationService } from './curation.service';
import type { ListingService } from './listing.service';
import type { PromotionsService } from './promotions.service';
import type { ProductApprovalsService } from './product-approvals.service';
import { PRODUCT_EXPORT_PATH, type ProductExportService } from './product-export.service';
import type { ProductsForStoresService } from './products-for-stores.service';
import type { ProductsService } from './products.service';

export const categoriesRoutes = ({ categories }: { categories: CategoriesService }): Routes =>
  endpoints(contract.categories, {
    list: () => categories.list(),
    overview: () => categories.overview(),
    top: () => categories.top(),
    children: ({ params }) => categories.children(params.id),
    byId: ({ params }) => categories.byId(params.id),
    subCategory: ({ params }) => categories.subCategory(params.id),
    childCategory: ({ params }) => categories.childCategory(params.id),
    attributes: ({ params }) => categories.attributes(params.id),
  });

export const catalogueRoutes = ({
  catalogue,
  promotions,
}: {
  catalogue: CatalogueService;
  promotions: PromotionsService;
}): Routes =>
  endpoints(contract.catalogue, {
    list: ({ query }) => catalogue.list(query),
    facets: ({ query }) => catalogue.facets(query),
    keyFacts: ({ query }) => catalogue.keyFacts(query.ids.split(',')),
    suggestions: ({ query }) => catalogue.suggestions(query.search),
    byId: ({ params }) => catalogue.byId(params.id),
    related: ({ params }) => catalogue.related(params.id),
    bought: ({ principal }) => catalogue.bought(principal.userId),
    goesWith: ({ query }) => catalogue.goesWith(query),
    fixedDiscount: ({ query }) => catalogue.fixedDiscount(query),
    dailyProduct: () => catalogue.dailyProduct(),
    stores: ({ principal, query }) => catalogue.stores(query, toCustomerId(principal)),
    storeShelves: ({ principal, query }) => catalogue.storeShelves(query, toCustomerId(principal)),
    officialOutlets: () => catalogue.officialOutlets(),
    randomCategory: () => catalogue.randomCategory(),
    marketplace: ({ query }) => catalogue.marketplace(query),
    promotions: () => promotions.shown(),
    storeMarketplace: ({ params, query }) => catalogue.storeMarketplace(params.id, query),
    storePageProducts: ({ params, query }) => catalogue.themed(params.id, query),
    storeSections: ({ params }) => catalogue.storeSections(params.id),
    storeProducts: ({ params, query }) => catalogue.storeProducts(params.id, query),
  });

interface ProductServices {
  readonly products: ProductsService;
  readonly placement: ListingService;
  readonly bulkChange: BulkChangeService;
  readonly productExport: ProductExportService;
}

export const productsRoutes = ({
  products,
  placement,
  bulkChange,
  productExport,
}: ProductServices): Routes =>
  endpoints(contract.products, {
    list: ({ principal, query }) => products.list(requireStore(principal), query),
    create: ({ principal, body }) => products.create(storeActor(principal), body),
    byId: ({ principal, params }) => products.byId(requireStore(principal), params.id),
    update: ({ principal, params, body }) =>
      products.update(storeActor(principal), params.id, body),
    stockMovements: ({ principal, params, query }) =>
      products.stockMovements(requireStore(principal), params.id, query),
    visibility: ({ principal, params }) => products.visibility(requireStore(principal), params.id),
    addToMarketplace: ({ principal, body }) =>
      placement.setOnMarketplace(requireStore(principal), body.productId, true),
    removeFromMarketplace: ({ principal, params }) =>
      placement.setOnMarketplace(requireStore(principal), params.id, false),
    counts: ({ principal }) => products.counts(requireStore(principal)),
    brands: ({ principal }) => products.brands(requireStore(principal)),
    chosen: ({ principal, query }) => products.chosen(requireStore(principal), query),
    bulk: ({ principal, body }) => bulkChange.change(storeActor(principal), body),
    exportLink: ({ principal, query }) => productExport.link(requireStore(principal), query),
  });

export const featuredRoutes = ({ placement }: { placement: ListingService }): Routes =>
  endpoints(contract.featured, {
    list: ({ principal }) => placement.featured(requireStore(principal)),
    add: ({ principal, body }) => placement.feature(requireStore(principal), body.productId),
    remove: ({ principal, params }) => placement.unfeature(requireStore(principal), params.id),
  });

export const curationRoutes = ({
  curation,
  promotions,
}: {
  curation: CurationService;
  promotions: PromotionsService;
}): Routes =>
  endpoints(contract.curation, {
    promotions: () => promotions.all(),
    createPromotion: ({ principal, body }) => promotions.create(principal, body),
    publishPromotion: ({ principal, params, body }) =>
      promotions.publish(principal, params.id, body),
    orderPromotions: ({ principal, body }) => promotions.order(principal, body),
    removePromotion: ({ principal, params }) => promotions.remove(principal, params.id),
    addPromotionProducts: ({ principal, body }) => promotions.addProducts(principal, body),
    removePromotionProduct: ({ principal, params, body }) =>
      promotions.removeProduct(principal, params.promoId, body.productId),
    officialOutlets: () => curation.officialOutlets(),
    addOfficialOutlet: ({ principal, body }) => curation.addOfficialOutlet(principal, body.storeId),
    removeOfficialOutlet: ({ principal, params }) =>
      curation.removeOfficialOutlet(principal, params.id),
  });

export const productApprovalsRoutes = ({
  productApprovals,
  productsForStores,
}: {
  productApprovals: ProductApprovalsService;
  productsForStores: ProductsForStoresService;
}): Routes =>
  endpoints(contract.productApprovals, {
    list: ({ query }) => productApprovals.list(query),
    byId: ({ params }) => productApprovals.byId(params.id),
    history: ({ params }) => productApprovals.history(params.id),
    visibility: ({ params }) => productApprovals.visibility(params.id),
    decide: ({ principal, query, body }) => productApprovals.decide(principal, query, body),
    addForStore: ({ principal, body }) => productsForStores.add(principal, body),
  });

export const serveProductExport =
  ({ productExport, clock }: { productExport: ProductExportService; clock: Clock }): Routes =>
  (app) => {
    app.get(
      PRODUCT_EXPORT_PATH,
      { config: { open: 'products as CSV, at addresses signed for five minutes' } },
      (request, reply) =>
        sendCsv(reply, `products-${lagosDate(clock.now())}.csv`, productExport.open(request.query)),
    );
  };
