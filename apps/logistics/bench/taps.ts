// Measures how fast a rider's screens respond to a tap on a slow phone: the processor is four times
// slower, and each request takes 400 ms. Run it with:
//   pnpm --filter @market/logistics bench:taps --rounds 5
//
// With --origin http://logistics.localhost:8080 it uses a running server. Otherwise it starts the
// built marketplace with its demo data. The server's data does not change, because the browser
// blocks the steps. With --offline the phone has no network at each tap, and the service worker has
// cached the orders, as after a first visit.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { Browser, Page } from '@playwright/test';
import { startMarket } from '@market/testing/built-market';
import {
  median,
  disableNetwork,
  enableNetwork,
  openBrowser,
  openSlowPhone,
  waitUntilSettled,
  type Phone,
} from '@market/testing/slow-phone';
import { listTaps, orderTaps, stepTaps, type Tap } from './rider-taps';

const { values } = parseArgs({
  args: process.argv.slice(2).filter((argument) => argument !== '--'),
  options: {
    rounds: { type: 'string', default: '5' },
    port: { type: 'string', default: '5839' },
    origin: { type: 'string' },
    offline: { type: 'boolean', default: false },
  },
});
const LATENCY_MS = 400;
const MAX_MS = 100;
const phoneOptions = { latency: LATENCY_MS, hasTouch: true, hasWorker: values.offline };

interface Timing {
  /** Milliseconds from the tap to the next paint. */
  readonly paint: number;
  /** Milliseconds from the tap to the paint that shows its outcome. */
  readonly outcome: number;
}
type Timings = Map<string, Timing>;

async function measure(
  page: Page,
  { button, role = 'button', outcome }: Omit<Tap, 'name'>,
): Promise<Timing> {
  await page.evaluate((outcome) => {
    timings.interactions.splice(0);
    performance.clearMarks();
    const isShown = () =>
      outcome === ''
        ? document.querySelector('[role="dialog"]') === null
        : new RegExp(outcome).test(document.body.innerText);
    addEventListener(
      'click',
      ({ timeStamp }) => {
        performance.mark('tapped', { startTime: timeStamp });
        // Checks once per frame, because reading the text after every change would slow the page
        // down.
        const look = () => {
          if (!isShown()) return void requestAnimationFrame(() => setTimeout(look));
          performance.mark('shown');
        };
        requestAnimationFrame(() => setTimeout(look));
      },
      { capture: true, once: true },
    );
  }, outcome);
  await page.getByRole(role, { name: button, exact: true }).first().tap();
  await page.waitForTimeout(2500);
  return page.evaluate(() => {
    const at = (name: string) => performance.getEntriesByName(name)[0]?.startTime ?? Number.NaN;
    return { paint: Math.max(0, ...timings.interactions), outcome: at('shown') - at('tapped') };
  });
}

async function signIn(page: Page, origin: string): Promise<void> {
  await page.goto(`${origin}/sign-in`);
  await page.getByLabel('Email', { exact: true }).fill('partner@demo.example');
  await page.getByLabel('Password', { exact: true }).fill('sunny-day-demo');
  await page.getByRole('button', { name: 'Sign in', exact: true }).tap();
  await page.waitForURL(/\/offers$/);
  // The worker caches the orders once it controls the page.
  if (values.offline) await page.evaluate(() => navigator.serviceWorker.ready);
  await waitUntilSettled(page);
}

/**
 * Removes all other active orders from the lists, so that this order is the current stop. Changes the
 * page's `fetch`, because the browser does not intercept the requests of a service worker.
 */
const showOnly = (page: Page, id: string): Promise<unknown> =>
  page.addInitScript((id) => {
    const { fetch } = globalThis;
    globalThis.fetch = async (input, init) => {
      const response = await fetch(input, init);
      if (!response.url.includes('/view-orders?')) return response;
      const body: { data: { rows: { id: string }[] } } = await response.json();
      body.data.rows = body.data.rows.filter((order) => order.id === id);
      return Response.json(body);
    };
  }, id);

/**
 * Measures a tap. With `--offline`, the network is off during the tap and back before the next one.
 */
async function measureTap(phone: Phone, tap: Omit<Tap, 'name'>): Promise<Timing> {
  if (!values.offline) return measure(phone.page, tap);
  await disableNetwork(phone);
  const answer = await measure(phone.page, tap);
  await enableNetwork(phone, LATENCY_MS);
  await waitUntilSettled(phone.page);
  return answer;
}

/** Taps through the list of offers. */
async function measureList(browser: Browser, origin: string): Promise<Timings> {
  const phone = await openSlowPhone(browser, phoneOptions);
  const answers: Timings = new Map();
  try {
    await phone.session.send('Network.setBlockedURLs', { urls: ['*/steps'] });
    await signIn(phone.page, origin);
    for (const { name, ...tap } of listTaps)
      answers.set(`offers, ${name}`, await measureTap(phone, tap));
    return answers;
  } finally {
    await phone.context.close();
  }
}

/** Takes the first offer through all its steps, on its own page or on the page of active orders. */
async function measureOrder(browser: Browser, origin: string, isOnList: boolean): Promise<Timings> {
  const phone = await openSlowPhone(browser, phoneOptions);
  const { context, page } = phone;
  const answers: Timings = new Map();
  try {
    // The browser itself blocks the steps, including those sent while the page is closing.
    await phone.session.send('Network.setBlockedURLs', { urls: ['*/steps'] });
    await signIn(page, origin);
    await page.locator('main a[href*="/orders/"]').first().tap();
    await page.waitForURL(/\/orders\//);
    await waitUntilSettled(page);
    for (const { name, ...tap } of orderTaps.slice(0, isOnList ? 1 : undefined))
      answers.set(`order, ${name}`, await measureTap(phone, tap));
    if (isOnList) {
      answers.clear();
      await showOnly(page, page.url().slice(page.url().lastIndexOf('/') + 1));
      await page.goto(`${origin}/active`);
      await waitUntilSettled(page);
      for (const { name, ...tap } of stepTaps)
        answers.set(`active orders, ${name}`, await measureTap(phone, tap));
      return answers;
    }
    answers.set(
      'order, a digit',
      await measureTap(phone, { button: '1', outcome: 'delivery code' }),
    );
    for (let digit = 2; digit <= 6; digit += 1)
      await page.getByRole('button', { name: '1', exact: true }).tap();
    answers.set(
      'order, confirm delivery',
      await measureTap(phone, { button: 'Confirm delivery', outcome: 'You earn' }),
    );
    return answers;
  } finally {
    await context.close();
  }
}

async function measureAll(origin: string): Promise<void> {
  const browser = await openBrowser();
  try {
    const all: Timings[] = [];
    for (let round = 0; round < Number(values.rounds); round += 1) {
      all.push(await measureList(browser, origin));
      for (const isOnList of [false, true]) all.push(await measureOrder(browser, origin, isOnList));
    }
    process.stdout.write(`${'milliseconds to'.padEnd(44)} paint  outcome\n`);
    for (const name of new Set(all.flatMap((answers) => [...answers.keys()]))) {
      const timings = all.flatMap((answers) => answers.get(name) ?? []);
      const [paint, outcome] = [
        median(timings.map(({ paint }) => paint)),
        median(timings.map(({ outcome }) => outcome)),
      ];
      const slow =
        paint > MAX_MS ? `OVER ${MAX_MS}` : outcome > MAX_MS ? 'answered, then drawn' : '';
      process.stdout.write(
        `${name.padEnd(44)} ${paint.toFixed(0).padStart(5)} ${outcome.toFixed(0).padStart(8)}  ${slow}\n`,
      );
    }
  } finally {
    await browser.close();
  }
}

if (values.origin !== undefined) await measureAll(values.origin);
else {
  const folder = await mkdtemp(join(tmpdir(), 'bench-logistics-'));
  const market = await startMarket(folder, Number(values.port));
  try {
    await measureAll(market.origin.replace('shop.', 'logistics.'));
  } finally {
    await market.stop();
    await rm(folder, { recursive: true, force: true });
  }
}
