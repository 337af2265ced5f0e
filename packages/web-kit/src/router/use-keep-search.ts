import { useLocation } from 'react-router-dom';

/**
 * Adds the list's search parameters to a drawer's address, so that the list behind it does not
 * change.
 */
export function useKeepSearch(): (href: string) => string {
  const { search } = useLocation();
  return (href) => href + search;
}
