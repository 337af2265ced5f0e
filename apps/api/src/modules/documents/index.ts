import type { Db } from '../../db/db';
import type { Clock } from '../../platform/clock';
import type { Ids } from '../../platform/ids';
import type { ImageStorage } from '../images';
import { documentsRoutes, serveDocuments } from './documents.routes';
import { documentsService } from './documents.service';

export type { DocumentsService } from './documents.service';

interface Deps {
  readonly db: Db;
  readonly clock: Clock;
  readonly ids: Ids;
  /** Signs the URLs that open a document. */
  readonly secret: string;
  readonly privateStorage: ImageStorage;
}

export function createDocuments({ privateStorage, ...deps }: Deps) {
  const documents = documentsService({ ...deps, storage: privateStorage });
  return {
    services: { documents },
    routes: [documentsRoutes({ documents }), serveDocuments({ documents })],
    cleanUp: documents.deleteUnused,
  };
}
