const WORKER = '/sw.js';

/** Types missing from the DOM library. A trusted script URL is accepted wherever a URL is. */
interface WithTrustedTypes {
  readonly trustedTypes: {
    createPolicy(
      name: string,
      rules: { createScriptURL: () => string },
    ): { createScriptURL(input: string): URL };
  };
}
const hasTrustedTypes = (scope: object): scope is WithTrustedTypes => 'trustedTypes' in scope;
const browser: object = globalThis;

/**
 * The worker's script URL. The policy always returns this one, and is the policy that the page's
 * security policy allows.
 */
const address = (): string | URL =>
  hasTrustedTypes(browser)
    ? browser.trustedTypes
        .createPolicy('shop-worker', { createScriptURL: () => WORKER })
        .createScriptURL(WORKER)
    : WORKER;

/**
 * Keeps the shop readable without a network. Where workers are not allowed, such as in a private
 * window, there is none.
 */
export function startWorker(): void {
  if ('serviceWorker' in navigator)
    navigator.serviceWorker.register(address()).catch(() => undefined);
}
