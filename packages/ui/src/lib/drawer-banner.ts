import { createContext, type ReactNode } from 'react';

/**
 * The shell's notices, repeated in modal drawers, which cover the shell. Not in drawers for
 * navigation.
 */
export const DrawerBanner = createContext<ReactNode>(null);
