import type { Plugin, Rolldown } from 'vite';
import { toBrotli } from './precompress.ts';
import { findScreens, type Chunks } from './screens.ts';

/** The maximum JavaScript size for each screen whose name matches. */
export type Budget = {
  /**
   * Tested against the screen's name, which is its path below `src/app/routes`:
   * `coupons/coupon-list`.
   */
  screens: RegExp;
  /** KB of brotli, 1 KB = 1024 bytes. */
  max: number;
  /** The target size. A larger screen passes the build, but the table has a note. */
  target?: number;
};

/**
 * Prints what each screen costs on a cold visit (entry, lazy layouts and the screen's own chunks,
 * with all that they import statically) and fails the build when a screen is over its budget.
 */
export function bundleBudget({
  app,
  budgets,
}: {
  app: string;
  budgets: readonly Budget[];
}): Plugin {
  return {
    name: 'market:bundle-budget',
    apply: 'build',
    writeBundle: {
      order: 'post',
      async handler(_options, bundle) {
        const chunks = chunksByFile(bundle);
        const sizes = await brotliSizes(chunks);
        const rows = findScreens(chunks).map(({ name, files }) => {
          const budget = budgets.find(({ screens }) => screens.test(name));
          if (budget === undefined)
            this.error(`${app}: no bundle budget covers the screen ${name}`);
          const parts = [...files].map((file) => ({ file, size: sizes.get(file) ?? 0 }));
          return { name, budget, parts, size: parts.reduce((total, part) => total + part.size, 0) };
        });
        console.info(tableText(app, rows));
        const over = rows.filter(({ size, budget }) => size > budget.max);
        if (over.length > 0)
          this.error(`${app}: over the bundle budget: ${over.map(({ name }) => name).join(', ')}`);
      },
    },
  };
}

type Row = { name: string; budget: Budget; size: number; parts: { file: string; size: number }[] };

function tableText(app: string, rows: readonly Row[]): string {
  const width = Math.max(0, ...rows.map(({ name }) => name.length));
  const lines = [...rows]
    .sort((a, b) => b.size - a.size)
    .flatMap((row) => {
      const limit = `${row.size.toFixed(1).padStart(6)} of ${row.budget.max} KB`;
      const line = `  ${row.name.padEnd(width)} ${limit}${verdictText(row.size, row.budget)}`;
      return row.size > row.budget.max ? [line, ...largestParts(row)] : [line];
    });
  return [`${app}: JavaScript per screen on a cold visit, brotli`, ...lines].join('\n');
}

/** The largest chunks of a screen over its budget. */
function largestParts({ parts }: Row): string[] {
  const largest = [...parts].sort((a, b) => b.size - a.size).slice(0, 8);
  return largest.map(({ file, size }) => `      ${size.toFixed(1).padStart(6)}  ${file}`);
}

function verdictText(size: number, { max, target }: Budget): string {
  if (size > max) return '  OVER BUDGET';
  return target !== undefined && size > target ? `  above the target of ${target} KB` : '';
}

function chunksByFile(bundle: Rolldown.OutputBundle): Chunks {
  return new Map(
    Object.values(bundle).flatMap((output) =>
      output.type === 'chunk' ? [[output.fileName, output] as const] : [],
    ),
  );
}

async function brotliSizes(chunks: Chunks): Promise<Map<string, number>> {
  const sizes = [...chunks].map(async ([file, { code }]) => {
    const compressed = await toBrotli(Buffer.from(code));
    return [file, compressed.length / 1024] as const;
  });
  return new Map(await Promise.all(sizes));
}
