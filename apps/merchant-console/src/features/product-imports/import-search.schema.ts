import * as z from 'zod/mini';
import { listSearchFields } from '@market/web-kit/router/list-search-fields';

const { page, size } = listSearchFields;

/** `/products/imports?page=2` */
export const importSearchSchema = z.object({ page, size });
