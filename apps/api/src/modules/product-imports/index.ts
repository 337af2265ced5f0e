import type { Config } from '../../config';
import { payloadString, type Payload } from '../../platform/payload';
import type { ImagesService } from '../images';
import { fetchPicture } from './fetch-picture';
import { importedPictures } from './pictures';
import { productImportsRoutes, serveImportProblems } from './product-imports.routes';
import { productImportsService, RUN_IMPORT } from './product-imports.service';

export { replaceChosenCategory } from './category-choices.repository';

type Deps = Omit<Parameters<typeof productImportsService>[0], 'pictures'> & {
  readonly config: Config;
  readonly images: ImagesService;
};

/** Product imports from files. */
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
      [RUN_IMPORT]: (payload: Payload) => productImports.run(payloadString(payload, 'importId')),
    },
  };
}
