import { defineConfig } from '@playwright/test';
import { browserFlags, findBrowser } from './find-browser';

// The path is set in the environment, so that workers do not search for a browser again.
const executablePath = await findBrowser();
process.env['CHROMIUM_PATH'] = executablePath;

export default defineConfig({
  testDir: 'tests',
  outputDir: 'test-results/artefacts',
  globalSetup: './global-setup',
  workers: 2,
  fullyParallel: false,
  forbidOnly: true,
  // A step may time out on a busy machine. The retry runs in a new worker with a fresh copy of the
  // demo.
  retries: process.env['CI'] === undefined ? 0 : 1,
  timeout: 240_000,
  expect: { timeout: 30_000 },
  reporter: [['list'], ['json', { outputFile: 'test-results/report.json' }]],
  use: {
    actionTimeout: 30_000,
    locale: 'en-NG',
    timezoneId: 'Africa/Lagos',
    // Tracing takes a quarter of the run time, so only the retry has a trace. Locally: `npm run
    // test:e2e -- --trace on`.
    trace: 'on-first-retry',
    screenshot: 'only-on-failure',
    launchOptions: { args: browserFlags, ...(executablePath !== '' && { executablePath }) },
  },
  projects: [
    // A test with the tag `@phone` runs on the phone only, and one with `@both` on both:
    // test('...', { tag: '@phone' }, ...).
    { name: 'desktop', grepInvert: /@phone/, use: { viewport: { width: 1440, height: 900 } } },
    {
      name: 'phone',
      grep: /@phone|@both/,
      use: {
        viewport: { width: 390, height: 844 },
        deviceScaleFactor: 2,
        isMobile: true,
        hasTouch: true,
      },
    },
  ],
});
