// Measures how fast pages respond to taps and keys on a slow phone, and how fast a prefetched
// product opens: pnpm --filter @market/storefront bench:interactions --rounds 5
import { parseArgs } from 'node:util';
import type { Browser, Locator, Page } from '@playwright/test';
import { openBrowser, openSlowPhone, waitUntilSettled, median } from '@market/testing/slow-phone';
import { samplePaths } from './lib/sample-paths';
import { withServers } from './lib/servers';

const { values } = parseArgs({
  args: process.argv.slice(2).filter((argument) => argument !== '--'),
  options: { rounds: { type: 'string', default: '5' }, port: { type: 'string', default: '5819' } },
});

/**
 * Presses the mouse button directly. Playwright's `click` also checks its target in the page, which
 * takes up to 30 ms.
 */
async function press(page: Page, target: Locator): Promise<void> {
  await target.scrollIntoViewIfNeeded();
  const { x, y, width, height } = (await target.boundingBox()) ?? {
    x: 0,
    y: 0,
    width: 0,
    height: 0,
  };
  await page.mouse.move(x + width / 2, y + height / 2);
  await page.waitForTimeout(200);
  await page.mouse.down();
  await page.waitForTimeout(80);
  await page.mouse.up();
}

type Actions = Readonly<Record<string, (page: Page) => Promise<void>>>;

const listingActions: Actions = {
  'type in search': async (page) =>
    page
      .getByRole('combobox', { name: /^search/i })
      .first()
      .pressSequentially('solar', { delay: 60 }),
  'leave search': async (page) => page.keyboard.press('Escape'),
  'open filters': async (page) => press(page, page.getByRole('button', { name: /^Filters/ })),
  filter: async (page) => press(page, page.getByRole('dialog').getByRole('checkbox').first()),
  'close filters': async (page) => page.keyboard.press('Escape'),
  // Presses a key, because browsers do not count Playwright's `selectOption` as an interaction.
  sort: async (page) => page.getByRole('combobox', { name: 'Sort by' }).press('ArrowDown'),
};

const pageActions = {
  compare: {
    'only differences': async (page) =>
      press(page, page.getByRole('switch', { name: 'Show only differences' })),
    'remove a product': async (page) =>
      press(page, page.getByRole('button', { name: /^Remove/ }).first()),
  },
  system: {
    'number of an appliance': async (page) =>
      page.getByRole('textbox', { name: 'How many' }).first().pressSequentially('2'),
    'hours of an appliance': async (page) =>
      page.getByRole('textbox', { name: 'Hours a day' }).nth(1).pressSequentially('1'),
    'remove an appliance': async (page) =>
      press(page, page.getByRole('button', { name: 'Remove Television' })),
  },
  categories: {
    'open a category': async (page) => press(page, page.locator('main summary').first()),
    'open another': async (page) => press(page, page.locator('main summary').nth(1)),
  },
  help: {
    'search in help': async (page) =>
      page
        .getByRole('main')
        .getByRole('searchbox')
        .first()
        .pressSequentially('refund', { delay: 60 }),
    'state of the fee': async (page) =>
      page.getByRole('combobox', { name: 'Deliver to' }).press('ArrowDown'),
    'weight of the fee': async (page) =>
      page.getByLabel('Weight of the goods, kg').pressSequentially('5'),
    'open a question': async (page) => press(page, page.locator('main summary').first()),
  },
} satisfies Record<string, Actions>;

async function interact(
  browser: Browser,
  url: string,
  actions: Actions,
): Promise<Map<string, number>> {
  const { context, page } = await openSlowPhone(browser, { isNetworkSlow: false });
  const longest = new Map<string, number>();
  try {
    await page.goto(url);
    await waitUntilSettled(page);
    for (const [name, act] of Object.entries(actions)) {
      await page.evaluate(() => void timings.interactions.splice(0));
      try {
        page.setDefaultTimeout(5000);
        await act(page);
      } catch (error) {
        process.stderr.write(
          `${name}: ${error instanceof Error ? (error.message.split('\n')[0] ?? '') : String(error)}\n`,
        );
        continue;
      }
      await page.waitForTimeout(700);
      longest.set(name, await page.evaluate(() => Math.max(0, ...timings.interactions)));
    }
    return longest;
  } finally {
    await context.close();
  }
}

/**
 * Measures the milliseconds from the click on a card until the product's heading and picture are on
 * the screen. Hovering over the card has already fetched the product's data.
 */
async function openProduct(
  browser: Browser,
  url: string,
): Promise<{ heading: number; picture: number }> {
  const { context, page } = await openSlowPhone(browser);
  try {
    await page.goto(url);
    await waitUntilSettled(page);
    await page.waitForTimeout(1000);
    const card = page.locator('main a[href^="/products/"]').first();
    await page.evaluate(
      (name) => {
        // The browser reports when it has painted an element with this attribute, so the attribute
        // is set as soon as the element is inserted, even if it is invisible.
        const watch = () => {
          const heading = [...document.querySelectorAll('main h1')].find(
            ({ textContent }) => textContent === name,
          );
          heading?.setAttribute('elementtiming', 'heading');
          heading
            ?.closest('.page-wrap')
            ?.querySelector('img[fetchpriority="high"]')
            ?.setAttribute('elementtiming', 'picture');
        };
        new MutationObserver(watch).observe(document, { childList: true, subtree: true });
        addEventListener(
          'click',
          ({ timeStamp }) => performance.mark('pressed', { startTime: timeStamp }),
          { capture: true, once: true },
        );
        new PerformanceObserver((list) =>
          list
            .getEntries()
            .forEach(
              (entry) =>
                'identifier' in entry &&
                performance.mark(String(entry.identifier), { startTime: entry.startTime }),
            ),
        ).observe({ type: 'element' });
      },
      await card.innerText(),
    );
    const { x, y } = (await card.boundingBox()) ?? { x: 0, y: 0 };
    await page.mouse.move(x + 20, y + 20);
    // On the slow network, the prefetch requests take half of this second.
    await page.waitForTimeout(1000);
    // Holds the button down as long as a user would.
    await page.mouse.down();
    await page.waitForTimeout(80);
    await page.mouse.up();
    await page.waitForTimeout(4000);
    const [heading = Number.NaN, picture = Number.NaN] = await page.evaluate(() => {
      const at = (name: string) =>
        performance.getEntriesByName(name, 'mark')[0]?.startTime ?? Number.NaN;
      return ['heading', 'picture'].map((what) => at(what) - at('pressed'));
    });
    return { heading, picture };
  } finally {
    await context.close();
  }
}

await withServers(Number(values.port), async ({ ours }) => {
  const browser = await openBrowser();
  try {
    const paths = await samplePaths(browser, ours.origin);
    const print = (name: string, value: number, most: number) =>
      process.stdout.write(
        `${name.padEnd(28)} ${value.toFixed(0).padStart(5)} ms  ${value <= most ? '<=' : 'OVER'} ${most}\n`,
      );
    const pages: [name: string, path: string, actions: Actions][] = [
      ['listing', paths.listing, listingActions],
      // The listing with the most filters.
      ['facets', paths.facets, listingActions],
      ['compare', paths.compare, pageActions.compare],
      ['system', paths.system, pageActions.system],
      ['categories', '/categories', pageActions.categories],
      ['help', '/help', pageActions.help],
    ];
    for (const [name, path, actions] of pages) {
      const taps: Map<string, number>[] = [];
      for (let round = 0; round < Number(values.rounds); round += 1)
        taps.push(await interact(browser, ours.origin + path, actions));
      for (const action of Object.keys(actions))
        print(`${name}: ${action}`, median(taps.flatMap((tap) => tap.get(action) ?? [])), 80);
    }
    const moves: { heading: number; picture: number }[] = [];
    for (let round = 0; round < Number(values.rounds); round += 1)
      moves.push(await openProduct(browser, ours.origin + paths.listing));
    print('listing to product', median(moves.map(({ heading }) => heading)), 100);
    print('listing to its picture', median(moves.map(({ picture }) => picture)), 100);
  } finally {
    await browser.close();
  }
});
