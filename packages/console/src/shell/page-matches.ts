import type { UIMatch } from 'react-router-dom';

const titleIn = (value: unknown): string | undefined => {
  const title: unknown =
    typeof value === 'object' && value !== null && 'title' in value ? value.title : undefined;
  return typeof title === 'string' ? title : undefined;
};

/** The title of the deepest match. A loader that returns `{ title }` overrides the route's `handle`. */
export const titleOf = (matches: readonly UIMatch[]): string | undefined =>
  matches.map((match) => titleIn(match.loaderData) ?? titleIn(match.handle)).findLast(Boolean);

/** The path of the current page, ignoring a drawer over it: the first match with a title. */
export const currentPage = (
  matches: readonly Pick<UIMatch, 'pathname' | 'handle'>[],
): string | undefined => matches.find((match) => titleIn(match.handle))?.pathname;
