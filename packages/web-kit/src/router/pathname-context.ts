import { createContext } from 'react-router-dom';

/** The path of the page shown during a navigation. */
export const pathnameContext = createContext<string | undefined>(undefined);
