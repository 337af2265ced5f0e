import type { Config } from './config';
import type { Db } from './db/db';
import {
  bulkChangeService,
  catalogueService,
  categoriesService,
  curationService,
  placementService,
  productApprovalsService,
  productExportService,
  productsService,
} from './modules/catalogue';
import type { ImagesService } from './modules/images';
import type { OutboxService } from './modules/outbox';
import { fetchPicture, importedPictures, productImportsService } from './modules/product-imports';
import type { StoresService } from './modules/stores';
import type { Clock } from './platform/clock';
import type { Ids } from './platform/ids';

interface Deps {
  readonly db: Db;
  readonly clock: Clock;
  readonly ids: Ids;
  readonly config: Config;
  readonly secret: string;
  readonly outbox: OutboxService;
  readonly images: ImagesService;
  readonly stores: StoresService;
}

/** The services of products and categories. */
export function createCatalogueServices({
  db,
  clock,
  ids,
  config,
  secret,
  outbox,
  images,
  stores,
}: Deps) {
  const categories = categoriesService({ db, clock });
  const products = productsService({ db, clock, ids });
  const productApprovals = productApprovalsService({ db, clock, outbox, config });
  const catalogue = catalogueService({ db, clock, categories });
  const curation = curationService({ db, clock, ids, stores });
  const placement = placementService({ db, clock });
  const bulkChange = bulkChangeService({ db, clock });
  const productImports = productImportsService({
    db,
    clock,
    ids,
    outbox,
    categories,
    secret,
    pictures: importedPictures({ db, clock, images, config, fetchPicture }),
  });
  const productExport = productExportService({ db, clock, categories, secret, config });
  return {
    categories,
    products,
    productApprovals,
    catalogue,
    curation,
    placement,
    bulkChange,
    productImports,
    productExport,
  };
}
