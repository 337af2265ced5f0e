import { matchAttributes, isMappable, isSameName } from '@market/domain/catalogue/match-attributes';
import type { AttributeMapping } from '@market/domain/catalogue/category-tree';
import type { Db } from '../../db/db';
import { conflict } from '../../platform/errors';
import { moveValues } from '../catalogue';
import {
  deleteAttribute,
  findNextAttributePosition,
  updateAttribute,
} from './category-attributes.repository';
import { moveFitChecks } from './fit-rules.repository';
import type { RelatedAttributes, MergePair } from './merge-pair';
import { assertUnused } from './merge-fit-rules';

/**
 * Moves the source's own attributes with their values into the target, maps them to attributes of
 * the target, or removes them. Returns what happened to each, for the audit log. Throws 409 when
 * the mapping does not match the attributes, or removes one that a rule checks.
 */
export async function mapAttributes(
  db: Db,
  { source, target }: MergePair,
  { own, target: targetAttributes, takenNames }: RelatedAttributes,
  mapping: readonly AttributeMapping[],
): Promise<string[]> {
  const changed = () =>
    conflict(`The attributes of ${source.category.name} have changed. Check the merge again.`);
  if (own.length !== mapping.length) throw changed();
  const outcomes: string[] = [];
  for (const attribute of own) {
    const { name, id } = attribute;
    const wanted = mapping.find((each) => each.id === id);
    if (!wanted) throw changed();
    if (wanted.action === 'keep') {
      if (takenNames.some((taken) => isSameName(taken, name)))
        throw conflict(
          `${target.category.name} already has an attribute named ${name}. Map or remove the one from ${source.category.name}.`,
        );
      const position = await findNextAttributePosition(db, target.category.id);
      await updateAttribute(db, id, { categoryId: target.category.id, position });
      outcomes.push(`${name} kept`);
      continue;
    }
    if (wanted.action === 'remove') {
      await assertUnused(db, attribute);
      await deleteAttribute(db, id);
      outcomes.push(`${name} removed`);
      continue;
    }
    const other = targetAttributes.find((each) => each.id === wanted.attributeId);
    if (!other) throw changed();
    const fit = matchAttributes(attribute, other);
    if (!isMappable(fit)) throw conflict(`${name} and ${other.name} differ in type or unit.`);
    if (fit.kind === 'adds') {
      other.choices.push(...fit.choices);
      await updateAttribute(db, other.id, { choices: other.choices });
    }
    await moveValues(db, attribute, other);
    await moveFitChecks(db, id, other.id);
    await deleteAttribute(db, id);
    outcomes.push(`${name} to ${other.name}`);
  }
  return outcomes;
}
