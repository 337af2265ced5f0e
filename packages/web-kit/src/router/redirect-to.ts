import { isLocalPath } from '@market/domain/local-path';

const PARAMETER = 'redirectTo';

/** Adds the page to return to: `/sign-in?redirectTo=/orders`. Left out for the home page. */
export const withRedirect = (signInPath: string, from: string): string =>
  from === '/' ? signInPath : `${signInPath}?${new URLSearchParams({ [PARAMETER]: from })}`;

/**
 * The page to open after sign-in. Ignores addresses of other sites (`//evil.example`,
 * `/\evil.example`).
 */
export function redirectTarget(search: URLSearchParams, fallback: string): string {
  const target = search.get(PARAMETER) ?? '';
  return isLocalPath(target) ? target : fallback;
}
