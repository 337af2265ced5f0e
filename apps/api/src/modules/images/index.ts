import type { Db } from '../../db/db';
import type { Clock } from '../../platform/clock';
import { imagesRoutes, serveImages } from './images.routes';
import type { ImageStorage } from './image-storage';
import { imagesService } from './images.service';

export type { ImagesService } from './images.service';

export { encodeMaster } from './encode-image';
export { diskStorage, memoryStorage, type ImageStorage } from './image-storage';

interface Deps {
  readonly db: Db;
  readonly clock: Clock;
  readonly storage: ImageStorage;
}

export function createImages(deps: Deps) {
  const images = imagesService(deps);
  return { services: { images }, routes: [imagesRoutes({ images }), serveImages({ images })] };
}
