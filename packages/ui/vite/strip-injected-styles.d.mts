import type { Plugin } from 'vite';

/** Removes the <style> element that the toast library adds to the page at import; its rules are in `@market/ui/styles.css`. */
export declare function stripInjectedStyles(): Plugin;
