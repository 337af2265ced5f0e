export { documentsRoutes, serveDocuments } from './documents.routes';
export { documentsService, type DocumentsService } from './documents.service';
