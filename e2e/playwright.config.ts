import { defineConfig } from '@playwright/test';
import { browserFlags, findBrowser } from './find-browser';

// The workers read this file again: they inherit the answer instead of looking for a browser each.
const executablePath = await findBrowser();
process.env['CHROMIUM_PATH'] = executablePath;

export default defineConfig({
  testDir: 'tests',
  outputDir: 'test-results/artefacts',
  globalSetup: './global-setup',
  workers: 2,
  fullyParallel: false,
  forbidOnly: true,
  // A loaded machine may miss a step's time once; a second worker starts on a fresh copy of the demo.
  retries: process.env['CI'] === undefined ? 0 : 1,
  timeout: 240_000,
  expect: { timeout: 30_000 },
  reporter: [['list'], ['json', { outputFile: 'test-results/report.json' }]],
  use: {
    actionTimeout: 30_000,
    locale: 'en-NG',
    timezoneId: 'Africa/Lagos',
    trace: 'retain-on-failure',
    screenshot: 'only-on-failure',
    launchOptions: { args: browserFlags, ...(executablePath !== '' && { executablePath }) },
  },
  projects: [
    { name: 'desktop', use: { viewport: { width: 1440, height: 900 } } },
    {
      // A test asks for the phone by its tag: test('...', { tag: '@phone' }, ...). It runs on the desktop too.
      name: 'phone',
      grep: /@phone/,
      use: {
        viewport: { width: 390, height: 844 },
        deviceScaleFactor: 2,
        isMobile: true,
        hasTouch: true,
      },
    },
  ],
});
