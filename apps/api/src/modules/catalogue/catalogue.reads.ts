/** The tables that other modules read. */
export { categoriesTable, productsTable, variantsTable } from './catalogue.tables';
