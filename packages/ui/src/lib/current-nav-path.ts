/**
 * The nav path that the current path is at or below. The longest match wins, so that
 * `/orders/returns` does not highlight `/orders` too.
 */
export function currentNavPath(addresses: readonly string[], path: string): string | undefined {
  return addresses
    .filter((address) => path === address || (address !== '/' && path.startsWith(`${address}/`)))
    .sort((a, b) => b.length - a.length)[0];
}
