import * as z from 'zod/mini';
import { listSearchFields } from '@market/web-kit/router/list-search-fields';

/** The list's state in the URL: `/staff?search=ada&page=2`. */
export const staffSearchSchema = z.object(listSearchFields);
export type StaffSearch = z.output<typeof staffSearchSchema>;
