/** The tables that other modules read. */
export { imagesTable } from './images.tables';
