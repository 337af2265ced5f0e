// Measures the shop's pages on a slow phone, compared with the same app streamed and hydrated by
// React:
//   pnpm --filter @market/storefront bench --rounds 7 --pages home,listing,facets,product,compare,system
import { parseArgs } from 'node:util';
import { openBrowser, median } from '@market/testing/slow-phone';
import { pageNames, samplePaths } from './lib/sample-paths';
import { withServers } from './lib/servers';
import { visit, type Visit } from './lib/visit';

const { values } = parseArgs({
  args: process.argv.slice(2).filter((argument) => argument !== '--'),
  options: {
    rounds: { type: 'string', default: '7' },
    pages: { type: 'string', default: pageNames.join() },
    port: { type: 'string', default: '5819' },
  },
});
const print = (...cells: readonly (string | number)[]): void =>
  void process.stdout.write(
    `${cells.map((cell, index) => String(cell).padEnd(index === 0 ? 22 : 11)).join('')}\n`,
  );

type Measure = { [K in keyof Visit]: Visit[K] extends number ? K : never }[keyof Visit];
const medianMeasure = (visits: readonly Visit[], measure: Measure): number =>
  median(visits.map((each) => each[measure]));
const kilobytes = (bytes: number): string => (bytes / 1024).toFixed(1);

const cells = (visits: readonly Visit[]) => [
  ...(['fcp', 'lcp', 'blocking'] as const).map((measure) =>
    medianMeasure(visits, measure).toFixed(0),
  ),
  medianMeasure(visits, 'cls').toFixed(3),
  medianMeasure(visits, 'earlyScripts'),
  ...(['scriptBytes', 'styleBytes', 'totalBytes'] as const).map((measure) =>
    kilobytes(medianMeasure(visits, measure)),
  ),
];

function verdictText(ours: readonly Visit[], reference: readonly Visit[]): string {
  const ratio = (measure: Measure) =>
    medianMeasure(ours, measure) / medianMeasure(reference, measure);
  const targets: readonly [name: string, value: number, most: number][] = [
    ['FCP', ratio('fcp'), 0.75],
    ['LCP', ratio('lcp'), 0.9],
    ['blocking', ratio('blocking'), 0.5],
    ['CLS', medianMeasure(ours, 'cls'), 0.005],
    ['early scripts', medianMeasure(ours, 'earlyScripts'), 4],
  ];
  return targets
    .map(
      ([name, value, most]) =>
        `${name} ${Number(value.toFixed(3))} ${value <= most ? '<=' : 'OVER'} ${most}`,
    )
    .join(', ');
}

await withServers(Number(values.port), async (servers) => {
  const browser = await openBrowser();
  const paths = await samplePaths(browser, servers.ours.origin);
  print('', 'FCP ms', 'LCP ms', 'blocking', 'CLS', 'early js', 'JS KB', 'CSS KB', 'all KB');
  try {
    for (const name of pageNames.filter((each) => values.pages.split(',').includes(each))) {
      const candidates = (['ours', 'reference'] as const).map((who) => ({
        who,
        url: servers[who].origin + paths[name],
        visits: new Array<Visit>(),
      }));
      // The first visit renders and caches the page, and warms up the server.
      for (const { url } of candidates) await visit(browser, url);
      for (let round = 0; round < Number(values.rounds); round += 1) {
        for (const { url, visits } of round % 2 === 0 ? candidates : candidates.toReversed())
          visits.push(await visit(browser, url));
      }
      const [ours = [], reference = []] = candidates.map(({ visits }) => visits);
      for (const { who, visits } of candidates) print(`${name} ${who}`, ...cells(visits));
      process.stdout.write(
        `  ${verdictText(ours, reference)}\n  largest: ${ours[0]?.largest ?? ''}; moved: ${[...new Set(ours.flatMap(({ moved }) => moved))].join(' | ') || 'nothing'}\n`,
      );
    }
  } finally {
    await browser.close();
  }
});
