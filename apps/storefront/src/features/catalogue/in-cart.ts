import { createContext, use } from 'react';

const InCartContext = createContext<ReadonlySet<string>>(new Set());

/**
 * The ids of the products in the shopper's cart. The app provides them, and catalogue cards mark
 * them.
 */
export const InCartProvider = InCartContext.Provider;

export const useIsInCart = (productId: string): boolean => use(InCartContext).has(productId);
