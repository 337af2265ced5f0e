import type { ImageStorage } from '../images';
import { documentsRoutes, serveDocuments } from './documents.routes';
import { documentsService } from './documents.service';

export type { DocumentsService } from './documents.service';

type Deps = Omit<Parameters<typeof documentsService>[0], 'storage'> & {
  readonly privateStorage: ImageStorage;
};

/** Private documents of merchants. */
export function createDocuments({ privateStorage, ...deps }: Deps) {
  const documents = documentsService({ ...deps, storage: privateStorage });
  return {
    services: { documents },
    routes: [documentsRoutes({ documents }), serveDocuments({ documents })],
  };
}
