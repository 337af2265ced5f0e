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
const address = (policy: string): string | URL =>
  hasTrustedTypes(browser)
    ? browser.trustedTypes
        .createPolicy(policy, { createScriptURL: () => WORKER })
        .createScriptURL(WORKER)
    : WORKER;

/**
 * Keeps an app readable without a network. Where workers are not allowed, such as in a private
 * window, there is none. `policy`: the Trusted Types policy that the app's pages allow.
 */
export function startWorker(policy: string): void {
  if ('serviceWorker' in navigator)
    navigator.serviceWorker.register(address(policy)).catch(() => undefined);
}
