import { useLocation } from 'react-router-dom';

/** Adds the list's filters to the address of a drawer over it, so that the list behind stays as it is. */
export function useKeepSearch(): (href: string) => string {
  const { search } = useLocation();
  return (href) => href + search;
}
