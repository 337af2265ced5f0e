import { matchAttributes, isMappable, isSameName } from '@market/domain/catalogue/match-attributes';
import type {
  AppliedAttribute,
  CategoryAttribute,
} from '@market/domain/catalogue/category-attribute';
import type { MergePreview } from '@market/domain/catalogue/category-tree';
import type { Db } from '../../db/db';
import { invalid } from '../../platform/errors';
import type { CategoryRow } from '../catalogue';
import { listAppliedAttributes } from './category-attributes.service';
import { findPlace, type CategoryPlace } from './category-place';
import { listAttributes } from './category-tree.reads';

export interface MergePair {
  readonly source: CategoryPlace;
  readonly target: CategoryPlace;
}

export function findMergePair(rows: readonly CategoryRow[], id: string, into: string): MergePair {
  const source = findPlace(rows, id);
  if (id === into) throw invalid('into', 'Choose another category');
  const target = findPlace(rows, into);
  if (source.category.level !== target.category.level)
    throw invalid('into', 'Choose a category of the same level');
  return { source, target };
}

export interface RelatedAttributes {
  /**
   * The source's own attributes, each with the target's attribute of the same name if it has the
   * same type and unit.
   */
  readonly own: MergePreview['attributes'];
  /** The attributes of the categories below the source. */
  readonly childAttributes: readonly CategoryAttribute[];
  /** The target's own and inherited attributes. */
  readonly target: AppliedAttribute[];
  /** Names of inherited attributes that the source's products lose. */
  readonly lost: string[];
  /** Names of the attributes in the target, above it and below it. */
  readonly takenNames: string[];
}

export async function collectRelatedAttributes(
  db: Db,
  { source, target }: MergePair,
): Promise<RelatedAttributes> {
  const applied = await listAppliedAttributes(db, source);
  const targetAttributes = await listAppliedAttributes(db, target);
  const idsBelow = ({ below }: CategoryPlace) => below.map(({ id }) => id);
  const belowTarget = await listAttributes(db, idsBelow(target));
  const isNameIn = (all: readonly CategoryAttribute[], { name }: CategoryAttribute) =>
    all.some((other) => isSameName(other.name, name));
  return {
    own: (await listAttributes(db, [source.category.id])).map((attribute) => ({
      ...attribute,
      suggestedId: targetAttributes.find(
        (other) =>
          isSameName(other.name, attribute.name) && isMappable(matchAttributes(attribute, other)),
      )?.id,
    })),
    childAttributes: await listAttributes(db, idsBelow(source)),
    target: targetAttributes,
    lost: applied
      .filter(
        (attribute) =>
          attribute.inheritedFrom !== undefined && !isNameIn(targetAttributes, attribute),
      )
      .map(({ name }) => name),
    takenNames: [...targetAttributes, ...belowTarget].map(({ name }) => name),
  };
}

export function findMergeProblems(
  { source, target }: MergePair,
  { childAttributes, target: targetAttributes }: RelatedAttributes,
): string[] {
  const { name } = target.category;
  const children = source.children
    .filter((child) => target.children.some((other) => isSameName(other.name, child.name)))
    .map((child) => `Both have a category named ${child.name}. Merge or rename them first.`);
  const attributes = childAttributes
    .filter((attribute) => targetAttributes.some((other) => isSameName(other.name, attribute.name)))
    .map(
      (attribute) =>
        `${name} has an attribute named ${attribute.name}, and so does a category below ${source.category.name}. Rename or delete one of them first.`,
    );
  return [...children, ...attributes];
}
