import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

// The toast library adds a style element to the page, first empty and then with its CSS. The policy
// allows both by their hashes.
const toastStyles =
  /^__insertCSS\((".*")\);?$/m.exec(
    readFileSync(fileURLToPath(import.meta.resolve('sonner')), 'utf8'),
  )?.[1] ?? '""';
const toastHashes = ['', String(JSON.parse(toastStyles))].map(
  (text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`,
);

// The same policy as in the apps, so that the gallery shows what works under it (`vite preview
// gallery`).
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
