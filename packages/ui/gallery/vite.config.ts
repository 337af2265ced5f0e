import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { stripInjectedStyles } from '../vite/strip-injected-styles.mjs';

// The policy that the apps are served with: what the gallery shows works under it (`vite preview
// gallery`).
const policy = {
  'default-src': ["'self'"],
  'script-src': ["'self'"],
  'style-src': ["'self'"],
  'img-src': ["'self'", 'data:'],
  'require-trusted-types-for': ["'script'"],
  'trusted-types': ["'none'"],
};
const policyText = Object.entries(policy)
  .map(([name, sources]) => [name, ...sources].join(' '))
  .join('; ');

export default defineConfig({
  plugins: [react(), tailwindcss(), stripInjectedStyles()],
  build: { outDir: '../dist/gallery', emptyOutDir: true, assetsInlineLimit: 0 },
  preview: { headers: { 'Content-Security-Policy': policyText } },
});
