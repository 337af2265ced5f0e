/** Derives a stable id from a readable name, in the format of the server's ids. */
export function idOf(name: string): string {
  let hash = 0x811c9dc5;
  const hex: string[] = [];
  for (let round = 0; round < 4; round += 1) {
    for (const char of `${round}${name}`)
      hash = Math.imul(hash ^ (char.codePointAt(0) ?? 0), 0x01000193) >>> 0;
    hex.push(hash.toString(16).padStart(8, '0'));
  }
  const all = hex.join('');
  return `${all.slice(0, 8)}-${all.slice(8, 12)}-7${all.slice(13, 16)}-8${all.slice(17, 20)}-${all.slice(20, 32)}`;
}
