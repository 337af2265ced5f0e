/**
 * Of all nav addresses the one that the current path is at or below: the longest match, so that
 * `/orders/returns` does not light up `/orders` too.
 */
export function currentAddress(addresses: readonly string[], path: string): string | undefined {
  return addresses
    .filter((address) => path === address || (address !== '/' && path.startsWith(`${address}/`)))
    .sort((a, b) => b.length - a.length)[0];
}
