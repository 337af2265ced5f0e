import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

/**
 * Closes a drawer that has an address of its own: back to where it was opened. Whoever began the visit here, or went on
 * beside the open drawer (another row, another filter), comes to the list as it is now.
 */
export function useClose(listHref: string): () => void {
  const navigate = useNavigate();
  const { key, search } = useLocation();
  const [openedAt] = useState(key);
  const isFirstStep = key !== 'default' && key === openedAt;
  return () => void (isFirstStep ? navigate(-1) : navigate(listHref + search, { replace: true }));
}
