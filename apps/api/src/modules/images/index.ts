import { imagesRoutes, serveImages } from './images.routes';
import { imagesService } from './images.service';

export type { ImagesService } from './images.service';

export { encodeMaster } from './encode-image';
export { diskStorage, memoryStorage, type ImageStorage } from './image-storage';

/** Public images of products and stores. */
export function createImages(deps: Parameters<typeof imagesService>[0]) {
  const images = imagesService(deps);
  return { services: { images }, routes: [imagesRoutes({ images }), serveImages({ images })] };
}
