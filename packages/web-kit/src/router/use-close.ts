import { useLocation, useNavigate } from 'react-router-dom';

/** Closes a drawer that has an address of its own: back to where it was opened, or to its list when the visit began here. */
export function useClose(listHref: string): () => void {
  const navigate = useNavigate();
  const { key, search } = useLocation();
  return () => void (key === 'default' ? navigate(listHref + search, { replace: true }) : navigate(-1));
}
