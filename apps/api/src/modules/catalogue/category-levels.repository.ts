import { alias } from 'drizzle-orm/pg-core';
import { categoriesTable } from './catalogue.tables';

/** The second and third level of a product's category, to join beside the first. */
export const subCategories = alias(categoriesTable, 'sub_categories');
export const childCategories = alias(categoriesTable, 'child_categories');
