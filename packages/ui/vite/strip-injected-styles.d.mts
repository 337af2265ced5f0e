import type { Plugin } from 'vite';

/** Removes the <style> element that the toast library adds to the page at import; its rules come as a file with `@market/ui/notifications`. */
export declare function stripInjectedStyles(): Plugin;
