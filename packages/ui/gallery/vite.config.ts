import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

// The style element that the toast library adds to the page: first empty, then with its text.
const toastStyles =
  /^__insertCSS\((".*")\);?$/m.exec(
    readFileSync(fileURLToPath(import.meta.resolve('sonner')), 'utf8'),
  )?.[1] ?? '""';
const toastHashes = ['', String(JSON.parse(toastStyles))].map(
  (text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`,
);

// The policy that the apps are served with, so that the gallery shows what works under it (`vite
// preview gallery`).
const policy = {
  'default-src': ["'self'"],
  'script-src': ["'self'"],
  'style-src': ["'self'", ...toastHashes],
  'img-src': ["'self'", 'data:'],
  'require-trusted-types-for': ["'script'"],
  'trusted-types': ["'none'"],
};
const policyText = Object.entries(policy)
  .map(([name, sources]) => [name, ...sources].join(' '))
  .join('; ');

export default defineConfig({
  plugins: [react(), tailwindcss()],
  build: { outDir: '../dist/gallery', emptyOutDir: true, assetsInlineLimit: 0 },
  preview: { headers: { 'Content-Security-Policy': policyText } },
});
