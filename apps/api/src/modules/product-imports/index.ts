export { fetchPicture } from './fetch-picture';
export { importedPictures } from './pictures';
export { productImportsRoutes, serveImportProblems } from './product-imports.routes';
export { productImportsService, RUN_IMPORT } from './product-imports.service';
