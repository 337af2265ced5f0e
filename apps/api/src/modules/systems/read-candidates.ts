import type { AttributeValues } from '@market/domain/catalogue/attribute-values';
import type { FitRule } from '@market/domain/catalogue/fit-rule';
import type {
  BatteryCandidate,
  Candidates,
  InverterCandidate,
  PanelCandidate,
} from '@market/domain/systems/proposal';
import {
  attributeNamesOfSpecs,
  readPartSpecs,
  getPartKind,
  findSpecAttributes,
  type NamedAttribute,
} from '@market/domain/systems/part-specs';
import type { Db } from '../../db/db';
import { listAttributes } from '../category-tree/category-tree.reads';
import { listFitRules } from '../category-tree/fit-rules.reads';
import { listAttributesByName, listCandidatesOfCategories } from './candidates.repository';

export interface CandidatesInStock extends Candidates {
  readonly attributes: readonly NamedAttribute[];
}

/** Every inverter, battery and panel states one of these facts. */
const keyFacts = ['surge', 'depth', 'power'] as const;

export async function readCandidatesInStock(db: Db): Promise<CandidatesInStock> {
  const keys = findSpecAttributes(
    await listAttributesByName(db, attributeNamesOfSpecs(...keyFacts)),
    ...keyFacts,
  );
  const found = await listCandidatesOfCategories(
    db,
    uniqueIds(keys.map(({ categoryId }) => categoryId)),
    keys.map(({ id }) => id),
  );
  const categoryIds = uniqueIds(found.flatMap((candidate) => candidate.categoryIds));
  const [rules, attributes]: [FitRule[], NamedAttribute[]] = await Promise.all([
    listFitRules(db, categoryIds),
    listAttributes(db, categoryIds),
  ]);
  const inverters: InverterCandidate[] = [];
  const batteries: BatteryCandidate[] = [];
  const panels: PanelCandidate[] = [];
  for (const candidate of found) {
    const facts = readPartSpecs(attributes, candidate.values);
    const { continuous, surge, capacity, depth, parallel, power } = facts;
    const kind = getPartKind(facts);
    if (kind === 'inverter' && continuous && surge && isForHomes(attributes, candidate.values))
      inverters.push({ ...candidate, continuous, surge });
    else if (kind === 'battery' && capacity && depth)
      batteries.push({ ...candidate, usable: capacity * depth, parallel: parallel ?? 1 });
    else if (kind === 'panel' && power) panels.push({ ...candidate, power });
  }
  return { inverters, batteries, panels, rules, attributes };
}

/** Homes have a single-phase supply. */
const isForHomes = (attributes: readonly NamedAttribute[], values: AttributeValues): boolean =>
  attributes.every(({ id, name }) => name !== 'Phases' || values[id] !== 'Three phase');

const uniqueIds = (ids: readonly string[]): string[] => [...new Set(ids)];
