import { isLocalPath } from '@market/domain/local-path';

const PARAMETER = 'redirectTo';

/** `/sign-in` and `/orders?page=2` to `/sign-in?redirectTo=…`; the home page needs no return. */
export const withRedirect = (signInPath: string, from: string): string =>
  from === '/' ? signInPath : `${signInPath}?${new URLSearchParams({ [PARAMETER]: from })}`;

/** Where to go after sign-in: a path of this app only, never another site (`//evil.example`, `/\evil.example`). */
export function redirectTarget(search: URLSearchParams, fallback: string): string {
  const target = search.get(PARAMETER) ?? '';
  return isLocalPath(target) ? target : fallback;
}
