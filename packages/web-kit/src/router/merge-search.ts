/**
 * Applies changes to URL parameters. Empty values are left out, and changing a filter returns to
 * the first page.
 */
export function mergeSearch(current: URLSearchParams, patch: object): URLSearchParams {
  const next = new URLSearchParams(current);
  if (!('page' in patch)) next.delete('page');
  for (const [key, value] of Object.entries(patch)) {
    if (value === undefined || value === null || value === '' || (key === 'page' && value === 1))
      next.delete(key);
    else next.set(key, String(value));
  }
  return next;
}
