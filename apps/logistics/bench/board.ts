// Measures how fast the delivery board with 2,000 open orders responds on a processor that is four
// times slower: taps and keys to the next paint, and the longest frame while its list scrolls. Run
// it with:
//   pnpm --filter @market/logistics bench:board --rounds 5 --origin http://logistics.localhost:8080
//
// It uses a running server with the demo data. The server's data does not change, because the
// browser repeats the board's orders.
import { parseArgs } from 'node:util';
import type { Browser, Page } from '@playwright/test';
import { median, openBrowser, openSlowPhone, waitUntilSettled } from '@market/testing/slow-phone';

const { values } = parseArgs({
  args: process.argv.slice(2).filter((argument) => argument !== '--'),
  options: {
    rounds: { type: 'string', default: '5' },
    orders: { type: 'string', default: '2000' },
    origin: { type: 'string', default: 'http://logistics.localhost:8080' },
  },
});
const MAX_MS = 120;
const SCROLLS = 40;
/** Long enough for the deferred lists, so that they do not slow the next action down. */
const PAUSE_MS = 2500;

async function signIn(page: Page): Promise<void> {
  await page.goto(`${values.origin}/sign-in`);
  await page.getByRole('radio', { name: 'Platform staff' }).check();
  await page.getByLabel('Email', { exact: true }).fill('scheduler@demo.example');
  await page.getByLabel('Password', { exact: true }).fill('sunny-day-demo');
  await page.getByRole('button', { name: 'Sign in', exact: true }).tap();
  await page.waitForURL((url) => !url.pathname.startsWith('/sign-in'));
}

/** Repeats the orders of the board under new ids and names. */
async function repeatOrders(page: Page): Promise<void> {
  await page.route('**/scheduler/board', async (route) => {
    // Only browsers resolve every name under localhost.
    const { host, port, pathname } = new URL(route.request().url());
    const url = `http://127.0.0.1:${port}${pathname}`;
    const response = await route.fetch({ url, headers: { ...route.request().headers(), host } });
    const body: { data: { rows: { id: string; orderName: string }[]; count: number } } =
      await response.json();
    const { rows } = body.data;
    body.data.rows = Array.from({ length: Number(values.orders) }, (_, index) => ({
      ...rows[index % rows.length],
      id: `order-${index}`,
      orderName: `VM-${100_000 + index}`,
    }));
    body.data.count = body.data.rows.length;
    await route.fulfill({ response, json: body });
  });
}

/** Milliseconds from an action to the next paint. */
async function timeToPaint(page: Page, act: () => Promise<void>): Promise<number> {
  await page.evaluate(() => void timings.interactions.splice(0));
  await act();
  await page.waitForTimeout(PAUSE_MS);
  return page.evaluate(() => Math.max(0, ...timings.interactions));
}

/** The longest time between two frames while the list of orders scrolls, in milliseconds. */
async function longestFrame(page: Page): Promise<number> {
  return page.getByRole('list', { name: 'Orders to assign' }).evaluate(
    (list, scrolls) =>
      new Promise<number>((resolve) => {
        let longest = 0;
        let count = 0;
        const scroll = (before: number) =>
          requestAnimationFrame((now) => {
            longest = Math.max(longest, now - before);
            if (count++ === scrolls) return resolve(longest);
            list.scrollTop += 300;
            scroll(now);
          });
        requestAnimationFrame(scroll);
      }),
    SCROLLS,
  );
}

async function measureBoard(browser: Browser): Promise<Map<string, number>> {
  const { context, page } = await openSlowPhone(browser, { isNetworkSlow: false, hasTouch: true });
  try {
    await repeatOrders(page);
    await signIn(page);
    await page.goto(`${values.origin}/board`);
    await page.getByRole('checkbox', { name: 'Late only' }).waitFor();
    await waitUntilSettled(page);
    const late = page.getByRole('checkbox', { name: 'Late only' });
    const search = page.getByRole('searchbox', { name: 'Order, store or location' });
    const view = (name: string) => page.getByRole('radio', { name });
    const found = new Map<string, number>();
    found.set('scroll, longest frame', await longestFrame(page));
    const actions: [string, () => Promise<void>][] = [
      ['show late orders only', () => late.tap()],
      ['show all orders', () => late.tap()],
      ['type a letter in the search', () => search.press('a')],
      ['delete it', () => search.press('Backspace')],
      ['show by status', () => view('By status').tap()],
      ['show by day', () => view('By day').tap()],
    ];
    for (const [name, act] of actions) found.set(name, await timeToPaint(page, act));
    return found;
  } finally {
    await context.close();
  }
}

const browser = await openBrowser();
try {
  const rounds: Map<string, number>[] = [];
  for (let round = 0; round < Number(values.rounds); round += 1)
    rounds.push(await measureBoard(browser));
  for (const name of rounds[0]?.keys() ?? []) {
    const milliseconds = median(rounds.flatMap((found) => found.get(name) ?? []));
    process.stdout.write(
      `${name.padEnd(32)} ${milliseconds.toFixed(0).padStart(5)} ms  ${milliseconds > MAX_MS ? `OVER ${MAX_MS}` : ''}\n`,
    );
  }
} finally {
  await browser.close();
}
