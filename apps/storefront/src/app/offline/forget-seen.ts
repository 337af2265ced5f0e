/** What was seen while somebody was signed in does not stay for the next person. The name is the worker's. */
export function forgetSeenData(): void {
  if ('caches' in globalThis) void caches.delete('data');
}
