export type ShellLink = { label: string; to: string };

export type CartSummary = {
  to: string;
  /** Units in the cart. */
  count: number;
  /** Integer kobo. */
  totalKobo: number;
};

export type AccountSummary = {
  to: string;
  /** "Welcome, Adaeze" or "Welcome". */
  greeting: string;
  /** "Account" or "Sign in". */
  label: string;
};
