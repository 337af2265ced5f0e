import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

/**
 * Closes a drawer that is a route: goes back to where it was opened, or to the list with its
 * current filters when the visit started here or the list has changed in the meantime.
 */
export function useClose(listHref: string): () => void {
  const navigate = useNavigate();
  const { key, search } = useLocation();
  const [openedAt] = useState(key);
  const isFirstStep = key !== 'default' && key === openedAt;
  return () => void (isFirstStep ? navigate(-1) : navigate(listHref + search, { replace: true }));
}
