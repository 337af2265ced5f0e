import { createContext, use } from 'react';

const InCartContext = createContext<ReadonlySet<string>>(new Set());

/** The ids of the products in the shopper's cart, given by the app: cards of the catalogue say so. */
export const InCartProvider = InCartContext.Provider;

export const useInCart = (productId: string): boolean => use(InCartContext).has(productId);
