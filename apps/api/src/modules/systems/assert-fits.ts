import type { SaleLine } from '@market/domain/catalogue/sale-line';
import type { SystemInput } from '@market/domain/systems/system';
import { findFailedCheck, pairsCoveredByRules } from '@market/domain/systems/system-fit';
import { failedCheckText } from '@market/domain/systems/system-texts';
import type { Db } from '../../db/db';
import { AppError, type FieldError } from '../../platform/errors';
import { listFitRules } from '../category-tree/fit-rules.reads';
import { readVariantsWithValues } from './systems.repository';

type WantedPart = SystemInput['parts'][number];

/**
 * Returns the parts with their variants. Throws 422 on each part that is not on sale. When all are
 * on sale, throws 422 on each part that, in its quantity, does not fit another part by the fit
 * rules.
 */
export async function assertFits(
  db: Db,
  lines: readonly SaleLine[],
  parts: SystemInput['parts'],
): Promise<(WantedPart & { variantId: string })[]> {
  const chosen = parts.map((part) => ({
    part,
    line: lines.find((line) => line.listed && isLineOfPart(part, line)),
  }));
  const fields = chosen.flatMap(({ line }, place): FieldError[] =>
    line ? [] : [{ field: toFieldName(place), message: 'Choose a product that is on sale' }],
  );
  if (fields.length === 0) fields.push(...(await findMisfits(db, lines)));
  const [first] = fields;
  if (first) throw new AppError('invalid', first.message, { fields });
  return chosen.flatMap(({ part, line }) => (line ? [{ ...part, variantId: line.variantId }] : []));
}

/** A part without a variant has a line only when its product has no variants. */
const isLineOfPart = (part: WantedPart, line: SaleLine): boolean =>
  part.variantId === undefined
    ? line.productId === part.productId
    : line.variantId === part.variantId;

async function findMisfits(db: Db, lines: readonly SaleLine[]): Promise<FieldError[]> {
  const stated = await readVariantsWithValues(
    db,
    lines.map(({ variantId }) => variantId),
  );
  const parts = lines.flatMap(({ variantId, name, quantity }, place) => {
    const found = stated.get(variantId);
    return found ? [{ ...found, name, quantity, place }] : [];
  });
  const rules = await listFitRules(db, [...new Set(parts.flatMap((part) => part.categoryIds))]);
  return pairsCoveredByRules(rules, parts).flatMap((pair): FieldError[] => {
    const failed = findFailedCheck(pair);
    if (!failed) return [];
    const { measured, other } = pair;
    const attributes = [...measured.attributes, ...other.attributes];
    const reason = failedCheckText(failed, attributes, measured, other);
    return [
      {
        field: toFieldName(measured.place),
        message: `${measured.name} does not fit ${other.name}: ${reason}`,
      },
    ];
  });
}

const toFieldName = (place: number): string => `parts.${place}.variantId`;
