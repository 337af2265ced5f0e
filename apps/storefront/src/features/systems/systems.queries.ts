import { keepPreviousData } from '@tanstack/react-query';
import type { Queries } from '@market/api-client/queries';
import { systems } from '../../shared/endpoints';

const MINUTE = 60_000;

export const homeSystemQuery = (api: Queries) => ({
  ...api.query(systems('home')),
  staleTime: MINUTE,
});

/** The previous system is shown until the new one loads. */
export const sizedSystemQuery = (api: Queries, query: { use: string; sun: number }) => ({
  ...api.query(systems('propose'), { query }),
  placeholderData: keepPreviousData,
});
