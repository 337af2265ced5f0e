// @ts-check

const toastLibrary = /[\\/]sonner[\\/]dist[\\/]index\.m?js$/;
const injection = /^__insertCSS\(".*"\);?$/m;

/**
 * Removes the <style> element that the toast library adds to the page when it is imported: our policy is
 * `style-src 'self'`, and `src/styles/notifications.css` already contains the same rules as a file.
 * The build fails when the library no longer looks as expected, so that an upgrade cannot bring the element back unseen.
 *
 * Plain JavaScript, because Vite's configuration is loaded by Node without a TypeScript step.
 * @returns {import('vite').Plugin}
 */
export function stripInjectedStyles() {
  return {
    name: 'market:strip-injected-styles',
    config: () => ({ optimizeDeps: { exclude: ['sonner'] } }),
    transform(code, id) {
      if (!toastLibrary.test(id.split('?')[0] ?? id)) return undefined;
      if (!injection.test(code))
        throw new Error(
          'The toast library injects its styles in a new way: see packages/ui/vite/strip-injected-styles.mjs',
        );
      return { code: code.replace(injection, ''), map: null };
    },
  };
}
