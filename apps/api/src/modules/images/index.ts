export { encodeMaster } from './encode-image';
export { diskStorage, memoryStorage, type ImageStorage } from './image-storage';
export { imagesRoutes, serveImages } from './images.routes';
export { imagesService, type ImagesService } from './images.service';
