import { createContext } from 'react-router-dom';

/** The page that is shown while a navigation is on its way. */
export const pathnameContext = createContext<string | undefined>(undefined);
