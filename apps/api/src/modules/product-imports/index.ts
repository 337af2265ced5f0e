import type { Config } from '../../config';
import type { Db } from '../../db/db';
import type { Clock } from '../../platform/clock';
import type { Ids } from '../../platform/ids';
import { readString, type Payload } from '../../platform/payload';
import type { CategoriesService } from '../catalogue';
import type { ImagesService } from '../images';
import type { OutboxService } from '../outbox';
import { fetchPicture } from './fetch-picture';
import { importedPictures } from './pictures';
import { productImportsRoutes, serveImportProblems } from './product-imports.routes';
import { productImportsService, RUN_IMPORT } from './product-imports.service';

export { replaceChosenCategory } from './category-choices.repository';

interface Deps {
  readonly db: Db;
  readonly clock: Clock;
  readonly ids: Ids;
  readonly config: Pick<Config, 'origins'>;
  /** Signs download URLs. */
  readonly secret: string;
  readonly outbox: OutboxService;
  readonly categories: CategoriesService;
  readonly images: ImagesService;
}

export function createProductImports(deps: Deps) {
  const productImports = productImportsService({
    ...deps,
    pictures: importedPictures({ ...deps, fetchPicture }),
  });
  return {
    services: { productImports },
    routes: [
      productImportsRoutes({ productImports }),
      serveImportProblems({ productImports, clock: deps.clock }),
    ],
    jobs: {
      [RUN_IMPORT]: (payload: Payload) => productImports.run(readString(payload, 'importId')),
    },
  };
}
