/** Directives of a Content-Security-Policy with their values, by name. */
export type ContentPolicy = Readonly<Record<string, readonly string[]>>;

/** The URL that error reports are sent to. */
const reportHosts = (sentryDsn: string | undefined): string[] =>
  sentryDsn === undefined ? [] : [new URL(sentryDsn).origin];

/**
 * The style element that the toast library (sonner) adds when it is loaded: first empty, then with
 * its text. A test compares both.
 */
const toastStyles = [
  "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='",
  "'sha256-StEaX+se6YS7pqjzrzMIA0KaX9zF/8zAhvQXZAe5epY='",
];

/** The default for every page and reply: no inline code, one inline style, and no framing. */
export const basePolicy = (sentryDsn: string | undefined): ContentPolicy => ({
  'default-src': ["'none'"],
  'script-src': ["'self'"],
  'style-src': ["'self'", ...toastStyles],
  'img-src': ["'self'", 'data:', 'blob:'],
  'font-src': ["'self'"],
  'connect-src': ["'self'", ...reportHosts(sentryDsn)],
  'manifest-src': ["'self'"],
  'form-action': ["'self'"],
  'base-uri': ["'none'"],
  'object-src': ["'none'"],
  'frame-ancestors': ["'none'"],
  'require-trusted-types-for': ["'script'"],
  'trusted-types': ["'none'"],
});

/**
 * Adds sources to directives. `'none'` cannot be combined with other sources, so the first added
 * source replaces it.
 */
export const withSources = (policy: ContentPolicy, added: ContentPolicy): ContentPolicy => ({
  ...policy,
  ...Object.fromEntries(
    Object.entries(added).map(([name, sources]) => [
      name,
      [...(policy[name] ?? []).filter((source) => source !== "'none'"), ...sources],
    ]),
  ),
});

/** The value of the header. */
export const policyText = (policy: ContentPolicy): string =>
  Object.entries(policy)
    .map(([name, values]) => [name, ...values].join(' '))
    .join(';');
