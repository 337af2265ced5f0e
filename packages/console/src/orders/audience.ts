/** Who sees an order in a console: its store, or the platform's staff. */
export type OrderAudience = 'merchant' | 'platform';
