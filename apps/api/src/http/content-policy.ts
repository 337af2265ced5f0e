/** Directives of a Content-Security-Policy with their values, by the directive's name. */
export type ContentPolicy = Readonly<Record<string, readonly string[]>>;

/** Where the browser's error reports go. */
const reportHosts = (sentryDsn: string | undefined): string[] =>
  sentryDsn === undefined ? [] : [new URL(sentryDsn).origin];

/** For every page and reply: pages hold no inline code or style, and nobody may frame them. */
export const basePolicy = (sentryDsn: string | undefined): ContentPolicy => ({
  'default-src': ["'none'"],
  'script-src': ["'self'"],
  'style-src': ["'self'"],
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

/** The header's value. */
export const policyText = (policy: ContentPolicy): string =>
  Object.entries(policy)
    .map(([name, values]) => [name, ...values].join(' '))
    .join(';');
