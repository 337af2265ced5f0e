import * as z from 'zod/mini';
import * as dispatch from '@market/api-client/contract/main/dispatch';
import type { Queries } from '@market/api-client/queries';
import { ridersQuery } from '@market/console/dispatch/dispatch.queries';
import { lagosDate } from '@market/domain/lagos-time';
import { riderKinds } from '@market/domain/shipping/rider-plan';
import { pageWindow } from '@market/web-kit/router/list-search';
import { listSearchFields } from '@market/web-kit/router/list-search-fields';

const PLANNED_DAYS = 5;

export const ridersSearchSchema = z.object({
  ...listSearchFields,
  kind: z.catch(z.enum(riderKinds), 'partner'),
});
export type RidersSearch = z.output<typeof ridersSearchSchema>;

export const ridersPlanQuery = (
  api: Queries,
  { page, size, search, kind }: RidersSearch,
  now: Date,
) =>
  ridersQuery(api, {
    ...pageWindow({ page, size }),
    search,
    kind,
    from: lagosDate(now),
    days: PLANNED_DAYS,
  });

export const changeCapacity = (api: Queries) =>
  api.mutation(dispatch.setCapacity, { invalidates: [dispatch.riders], quiet: true });
