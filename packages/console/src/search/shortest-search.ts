/** Shorter texts match everything. */
export const SHORTEST_SEARCH = 2;
