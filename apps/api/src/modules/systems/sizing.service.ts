import { fitReasons } from '@market/domain/catalogue/fit-reason';
import { parseLoads } from '@market/domain/systems/loads';
import {
  isSystemFound,
  proposeSystem,
  type ProposedSystem,
  type WithQuantity,
  type Candidate,
} from '@market/domain/systems/proposal';
import { calculateEnergyNeeds, SUN_HOURS } from '@market/domain/systems/sizing';
import type { ProposedPart, SizedSystem } from '@market/domain/systems/system';
import { pairsCoveredByRules } from '@market/domain/systems/system-fit';
import { partReasons, shortageText } from '@market/domain/systems/system-texts';
import type { Db } from '../../db/db';
import type { Clock } from '../../platform/clock';
import { memoizeFor } from '../../platform/ttl-cache';
import type { CatalogueService } from '../catalogue';
import { readCandidatesInStock, type CandidatesInStock } from './read-candidates';
import { toPart, sumParts } from './system-parts';

/**
 * How long the candidates are cached, because reading them scans every inverter, battery and panel
 * in stock. Prices and stock of the chosen parts are always current.
 */
const SHELF_TTL_MS = 30_000;
/** The number of attempts to replace parts that were sold since the candidates were read. */
const ATTEMPTS = 3;

interface Deps {
  readonly db: Db;
  readonly clock: Clock;
  readonly catalogue: Pick<CatalogueService, 'linesFor'>;
}

export const sizingService = ({ db, clock, catalogue }: Deps) => {
  const shelf = memoizeFor(clock, SHELF_TTL_MS, () => readCandidatesInStock(db));

  return {
    /**
     * The cheapest system in stock for these appliances, by the fit rules. One statement for each
     * attempt, and four more every half minute.
     */
    async size({
      use,
      sun = SUN_HOURS,
    }: {
      use: string;
      sun?: number | undefined;
    }): Promise<SizedSystem> {
      const loads = parseLoads(use);
      if (loads.length === 0) return noSystem('Choose an appliance.');
      const needs = calculateEnergyNeeds(loads, sun);
      const sold = new Set<string>();
      const all = await shelf();
      for (let attempt = 1; ; attempt += 1) {
        const result = proposeSystem(needs, removeSold(all, sold));
        if (!isSystemFound(result)) return noSystem(shortageText(result, needs));
        const chosen = listParts(result);
        const lines = await catalogue.linesFor(
          db,
          chosen.map(({ part }) => part),
        );
        const current = lines.filter(({ buyable }) => buyable);
        if (current.length === chosen.length || attempt === ATTEMPTS) {
          const needed = partReasons(result, needs, sun);
          const parts = lines.map((line): ProposedPart => {
            const kind = chosen.find(({ part }) => part.variantId === line.variantId)?.kind;
            if (!kind) throw new Error('A part that was not chosen');
            const fits = kind === 'inverter' ? [] : fitTexts(all, result, kind);
            return { ...toPart(line), kind, reasons: [needed[kind], ...fits] };
          });
          return { parts, total: sumParts(parts) };
        }
        for (const { part } of chosen)
          if (!current.some(({ variantId }) => variantId === part.variantId))
            sold.add(part.variantId);
      }
    },
  };
};

const noSystem = (missing: string): SizedSystem => ({ parts: [], total: 0, missing });

const listParts = ({ inverter, battery, panel }: ProposedSystem) => [
  { kind: 'inverter' as const, part: inverter },
  { kind: 'battery' as const, part: battery },
  ...(panel ? [{ kind: 'panel' as const, part: panel }] : []),
];

function fitTexts(
  { rules, attributes }: CandidatesInStock,
  { inverter, battery, panel }: ProposedSystem,
  kind: 'battery' | 'panel',
): string[] {
  const part: WithQuantity<Candidate> | undefined = kind === 'battery' ? battery : panel;
  if (!part) return [];
  return pairsCoveredByRules(rules, [part, inverter]).flatMap(({ rule, measured, other }) =>
    fitReasons(
      rule,
      attributes,
      { values: measured.values, otherValues: other.values, pieces: measured.quantity },
      { suggests: measured === part ? 'measured' : 'other', whose: 'this' },
    ),
  );
}

function removeSold(
  { inverters, batteries, panels, rules }: CandidatesInStock,
  sold: ReadonlySet<string>,
) {
  const removeSoldFrom = <T extends Candidate>(all: readonly T[]) =>
    all.filter(({ variantId }) => !sold.has(variantId));
  return {
    inverters: removeSoldFrom(inverters),
    batteries: removeSoldFrom(batteries),
    panels: removeSoldFrom(panels),
    rules,
  };
}

export type SizingService = ReturnType<typeof sizingService>;
