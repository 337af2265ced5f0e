import type { SaleLine } from '@market/domain/catalogue/sale-line';
import type { AuditAction } from '@market/domain/audit/audit';
import { findAppliance } from '@market/domain/systems/appliances';
import { unsupportedAppliances, calculateEnergyUse } from '@market/domain/systems/energy-use';
import { loadsText, type Load } from '@market/domain/systems/loads';
import { readPartSpecs, getPartKind } from '@market/domain/systems/part-specs';
import type {
  EditableSystem,
  HomePart,
  HomeSystem,
  SystemInput,
} from '@market/domain/systems/system';
import type { Db } from '../../db/db';
import { isUniqueViolation } from '../../db/sql-error';
import { inTransaction } from '../../db/transaction';
import type { Clock } from '../../platform/clock';
import { conflict, notFound } from '../../platform/errors';
import type { Ids } from '../../platform/ids';
import type { Principal } from '../../platform/principal';
import { memoizeFor } from '../../platform/ttl-cache';
import type { AuditService } from '../audit';
import type { CatalogueService } from '../catalogue';
import { assertFits } from './assert-fits';
import { toPart, sumParts } from './system-parts';
import {
  deleteHomeSystem,
  findHomePageSystem,
  insertHomeSystem,
  lockHomePageSystem,
  saveHomeSystem,
  readVariantsWithValues,
  type PartRow,
  type SystemRow,
} from './systems.repository';

/** The time for which a page of the shop is cached. */
const HOME_TTL_MS = 30_000;

interface Deps {
  readonly db: Db;
  readonly clock: Clock;
  readonly ids: Ids;
  readonly audit: Pick<AuditService, 'record'>;
  readonly catalogue: Pick<CatalogueService, 'linesFor'>;
}

export const homeSystemService = ({ db, clock, ids, audit, catalogue }: Deps) => {
  const read = async (db: Db): Promise<EditableSystem | null> => {
    const found = await findHomePageSystem(db);
    if (!found) return null;
    const lines = await catalogue.linesFor(db, found.parts);
    return toEditable(found.system, found.parts, lines);
  };

  const forCustomers = async (): Promise<HomeSystem | null> => {
    const system = await read(db);
    if (!system) return null;
    const { name, summary, hours, parts, loads: chosen } = system;
    const stated = await readVariantsWithValues(
      db,
      parts.map(({ variantId }) => variantId),
    );
    const usedParts = parts.map((part) => {
      const { attributes, values } = stated.get(part.variantId) ?? { attributes: [], values: {} };
      return { ...part, facts: readPartSpecs(attributes, values) };
    });
    const loads = toLoads(chosen, hours);
    return {
      name,
      summary,
      parts: usedParts.map(({ facts, ...part }) => ({ ...part, kind: getPartKind(facts) })),
      total: sumParts(parts),
      use: calculateEnergyUse(usedParts, loads, hours),
      notFor: unsupportedAppliances(usedParts, loads, hours).map((each) => ({
        id: each.id,
        name: each.name,
      })),
      loads: loadsText(loads),
    };
  };

  const readHome = () => memoizeFor(clock, HOME_TTL_MS, forCustomers);
  let home = readHome();

  const record = (
    db: Db,
    principal: Principal,
    action: AuditAction,
    id: string,
    { before, after }: { before: EditableSystem | null; after: EditableSystem | null },
  ) =>
    audit.record(db, principal, {
      action,
      subject: 'homeSystem',
      subjectId: id,
      subjectName: after?.name ?? before?.name ?? '',
      ...(before && { before: auditedFields(before) }),
      ...(after && { after: auditedFields(after) }),
    });

  /**
   * Locks the system, or inserts one with version 0, and returns its id. Throws 409 when it has
   * changed since `version`.
   */
  const lockOrInsert = async (db: Db, { version, ...input }: SystemInput): Promise<string> => {
    const existing = await lockHomePageSystem(db);
    if ((existing?.version ?? 0) !== version)
      throw conflict('Someone else has changed this system. Load the saved version first.');
    if (existing) return existing.id;
    const { name, summary, hours, loads } = input;
    const id = ids.next();
    const row = { id, name, summary, hours, loads, version: 0, updatedAt: clock.now() };
    await insertHomeSystem(db, row);
    return id;
  };

  return {
    /** At most half a minute old. Null when there is no system. */
    home: (): Promise<HomeSystem | null> => home(),

    /** Includes parts that cannot be bought. Null when there is no system. */
    editable: (): Promise<EditableSystem | null> => read(db),

    /**
     * Replaces the system on the home page. Throws 409 when it has changed since it was read, and
     * 422 for a product that is not on sale or fails a check of a fit rule.
     */
    async publish(principal: Principal, input: SystemInput): Promise<EditableSystem> {
      const saved = await rejectDuplicate(() =>
        inTransaction(db, async (db) => {
          const before = await read(db);
          const id = await lockOrInsert(db, input);
          const lines = await catalogue.linesFor(db, input.parts);
          const parts = await assertFits(db, lines, input.parts);
          await saveHomeSystem(db, id, { ...input, parts }, clock.now());
          const after = await read(db);
          if (!after) throw new Error('The system was not saved');
          await record(db, principal, 'homeSystem.published', id, { before, after });
          return after;
        }),
      );
      home = readHome();
      return saved;
    },

    async remove(principal: Principal): Promise<null> {
      await inTransaction(db, async (db) => {
        const existing = await lockHomePageSystem(db);
        if (!existing) throw notFound('This system');
        const before = await read(db);
        await deleteHomeSystem(db, existing.id);
        await record(db, principal, 'homeSystem.removed', existing.id, { before, after: null });
      });
      home = readHome();
      return null;
    },
  };
};

export type HomeSystemService = ReturnType<typeof homeSystemService>;

function toEditable(
  { name, summary, hours, loads, version }: SystemRow,
  rows: readonly PartRow[],
  lines: readonly SaleLine[],
): EditableSystem {
  const parts = rows.flatMap(({ variantId, label, purpose }): HomePart[] => {
    const line = lines.find((each) => each.variantId === variantId);
    return line ? [{ ...toPart(line), label, purpose }] : [];
  });
  return { name, summary, hours, loads, parts, version };
}

/** Each appliance runs for the whole outage. */
const toLoads = (chosen: EditableSystem['loads'], hours: number): Load[] =>
  chosen.flatMap(({ id, count }) => {
    const appliance = findAppliance(id);
    return appliance ? [{ id, count, hours, watts: appliance.watts }] : [];
  });

const auditedFields = ({ name, summary, hours, loads, parts }: EditableSystem) => ({
  name,
  summary,
  hours,
  appliances: loads.map(({ id, count }) => `${count} × ${findAppliance(id)?.name ?? id}`),
  products: parts.map(({ quantity, name, variantLabel }) =>
    [`${quantity} × ${name}`, variantLabel].filter(Boolean).join(', '),
  ),
});

async function rejectDuplicate<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (isUniqueViolation(error))
      throw conflict('Someone else has published a system. Load the saved version first.');
    throw error;
  }
}
