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
 * The worker's script URL. The page's content security policy allows one Trusted Types policy,
 * which always returns this URL.
 */
const workerUrl = (policy: string): string | URL =>
  hasTrustedTypes(browser)
    ? browser.trustedTypes
        .createPolicy(policy, { createScriptURL: () => WORKER })
        .createScriptURL(WORKER)
    : WORKER;

/**
 * Keeps an app readable without a network. Does nothing where workers are not allowed, such as in a
 * private window. `policy`: the Trusted Types policy that the app's pages allow.
 */
export function startWorker(policy: string): void {
  if ('serviceWorker' in navigator)
    navigator.serviceWorker.register(workerUrl(policy)).catch(() => undefined);
}
