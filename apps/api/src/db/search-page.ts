import { COUNT_CAP, type StatusCounts } from '@market/domain/list-limits';
import type { PageQuery } from '@market/domain/paging';

interface Match<Status extends string> {
  readonly id: string;
  readonly status: Status;
}

interface Search<Status extends string> extends PageQuery {
  readonly status?: Status | undefined;
  /** The number at which the search stops counting. Defaults to `COUNT_CAP`. */
  readonly cap?: number;
}

interface SearchPage {
  readonly ids: readonly string[];
  readonly counts: StatusCounts;
}

/**
 * Returns one page of search results and the number of matches in each status, from one query of
 * the latest matches. When there are more matches than `cap`, the chosen status is queried
 * separately.
 */
export async function searchPage<Status extends string>(
  readLatest: (max: number, status?: Status) => PromiseLike<readonly Match<Status>[]>,
  { status, limit, offset, cap = COUNT_CAP }: Search<Status>,
): Promise<SearchPage> {
  const max = Math.max(cap, offset + limit);
  const matches = await readLatest(max);
  const isLatestOnly = matches.length >= cap;
  const statusCounts = countStatuses(matches.slice(0, cap));
  const chosen =
    status === undefined
      ? matches
      : isLatestOnly
        ? await readLatest(max, status)
        : matches.filter((match) => match.status === status);
  return {
    ids: chosen.slice(offset, offset + limit).map(({ id }) => id),
    counts: isLatestOnly
      ? {
          statusCounts: status
            ? { ...statusCounts, [status]: Math.min(cap, chosen.length) }
            : statusCounts,
          isLatestOnly,
        }
      : { statusCounts },
  };
}

function countStatuses(matches: readonly Match<string>[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const { status } of matches) counts[status] = (counts[status] ?? 0) + 1;
  return counts;
}
