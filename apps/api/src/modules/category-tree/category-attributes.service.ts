import { isSameName } from '@market/domain/catalogue/match-attributes';
import type {
  AppliedAttribute,
  CategoryAttribute,
  CategoryAttributeInput,
  CountedAttribute,
} from '@market/domain/catalogue/category-attribute';
import type { Db } from '../../db/db';
import type { Clock } from '../../platform/clock';
import { invalid, notFound } from '../../platform/errors';
import type { Ids } from '../../platform/ids';
import type { Principal } from '../../platform/principal';
import type { AuditService } from '../audit';
import {
  countProductsWithAttribute,
  countStatedAttributes,
  deleteValues,
  listCategories,
} from '../catalogue';
import {
  deleteAttribute,
  insertAttribute,
  findNextAttributePosition,
  saveAttributeOrder,
  updateAttribute,
} from './category-attributes.repository';
import { changeCategories, recordOnCategory } from './category-changes';
import { moveToPosition, findPlace, type CategoryPlace } from './category-place';
import { listAttributes, findAttribute } from './category-tree.reads';
import { listFitRulesUsing } from './fit-rules.reads';
import { assertUnused } from './merge-fit-rules';

interface Deps {
  readonly db: Db;
  readonly clock: Clock;
  readonly ids: Ids;
  readonly audit: Pick<AuditService, 'record'>;
}

export const categoryAttributesService = ({ db, clock, ids, audit }: Deps) => {
  const findAttributeOrThrow = async (db: Db, id: string): Promise<CategoryAttribute> => {
    const attribute = await findAttribute(db, id);
    if (!attribute) throw notFound('This attribute');
    return attribute;
  };
  const place = async (db: Db, id: string) => findPlace(await listCategories(db), id);

  const record = recordOnCategory(audit);

  return {
    async list(categoryId: string): Promise<CountedAttribute[]> {
      const found = await place(db, categoryId);
      const [attributes, counts] = await Promise.all([
        listAppliedAttributes(db, found),
        countStatedAttributes(db, categoryId),
      ]);
      return attributes.map((attribute) => ({
        ...attribute,
        filledIn: counts.get(attribute.id) ?? 0,
      }));
    },

    /** Throws 422 on `name` when a category above or below has an attribute of this name. */
    async create(
      principal: Principal,
      categoryId: string,
      input: CategoryAttributeInput,
    ): Promise<CategoryAttribute> {
      const id = ids.next();
      await changeCategories(db, async (db) => {
        await assertFreeName(db, await place(db, categoryId), input.name);
        await insertAttribute(db, {
          id,
          categoryId,
          ...toColumns(input),
          position: await findNextAttributePosition(db, categoryId),
          createdAt: clock.now(),
        });
        const after = auditedFields(await findAttributeOrThrow(db, id));
        await record(db, principal, 'categoryAttribute.created', categoryId, { after });
      });
      return findAttributeOrThrow(db, id);
    },

    /**
     * Deletes the values of removed choices. Throws 422 on `name` when a category above or below
     * has an attribute of this name, and on `type` and `unit` while products have a value for the
     * attribute or rules check it.
     */
    async update(
      principal: Principal,
      id: string,
      input: CategoryAttributeInput,
    ): Promise<CategoryAttribute> {
      await changeCategories(db, async (db) => {
        const before = await findAttributeOrThrow(db, id);
        await assertFreeName(db, await place(db, before.categoryId), input.name, id);
        await assertSameMeaning(db, before, input);
        const removed = before.choices.filter((choice) => !input.choices.includes(choice));
        const lost = removed.length > 0 ? await countProductsWithAttribute(db, id, removed) : 0;
        if (lost > 0) await deleteValues(db, id, removed);
        await updateAttribute(db, id, toColumns(input));
        const after = await findAttributeOrThrow(db, id);
        await record(db, principal, 'categoryAttribute.updated', before.categoryId, {
          before: auditedFields(before),
          after: {
            ...auditedFields(after),
            ...(lost > 0 && { 'products that lose their value': lost }),
          },
        });
      });
      return findAttributeOrThrow(db, id);
    },

    async move(principal: Principal, id: string, position: number): Promise<null> {
      await changeCategories(db, async (db) => {
        const { categoryId, name } = await findAttributeOrThrow(db, id);
        const before = (await listAttributes(db, [categoryId])).map((attribute) => attribute.id);
        const after = moveToPosition(before, id, position);
        if (after.indexOf(id) === before.indexOf(id)) return;
        await saveAttributeOrder(db, after);
        await record(db, principal, 'categoryAttribute.moved', categoryId, {
          before: { [`position of ${name}`]: before.indexOf(id) + 1 },
          after: { [`position of ${name}`]: after.indexOf(id) + 1 },
        });
      });
      return null;
    },

    /** Throws 409 while a rule checks the attribute. */
    async remove(principal: Principal, id: string): Promise<null> {
      await changeCategories(db, async (db) => {
        const before = await findAttributeOrThrow(db, id);
        await assertUnused(db, before);
        await deleteAttribute(db, id);
        await record(db, principal, 'categoryAttribute.deleted', before.categoryId, {
          before: auditedFields(before),
        });
      });
      return null;
    },
  };
};

export type CategoryAttributesService = ReturnType<typeof categoryAttributesService>;

/** Inherited attributes come first, from the first level down. */
export async function listAppliedAttributes(
  db: Db,
  { category, path }: CategoryPlace,
): Promise<AppliedAttribute[]> {
  const attributes = await listAttributes(
    db,
    path.map(({ id }) => id),
  );
  return attributes.map((attribute) => ({
    ...attribute,
    inheritedFrom:
      attribute.categoryId === category.id
        ? undefined
        : path.find(({ id }) => id === attribute.categoryId)?.name,
  }));
}

async function assertFreeName(
  db: Db,
  { path, below }: CategoryPlace,
  name: string,
  except?: string,
): Promise<void> {
  const relatedCategories = [...path, ...below];
  const attributes = await listAttributes(
    db,
    relatedCategories.map(({ id }) => id),
  );
  const other = attributes.find(
    (attribute) => attribute.id !== except && isSameName(attribute.name, name),
  );
  if (!other) return;
  const owner = relatedCategories.find(({ id }) => id === other.categoryId)?.name;
  throw invalid('name', `${owner} has an attribute with this name`);
}

/**
 * Throws 422 when the change would give another meaning to values that products state or rules
 * compare.
 */
async function assertSameMeaning(
  db: Db,
  { id, type, unit }: CategoryAttribute,
  input: CategoryAttributeInput,
): Promise<void> {
  const isSameUnit = isSameName(unit ?? '', input.unit || '');
  if (type === input.type && (type !== 'number' || isSameUnit)) return;
  if ((await listFitRulesUsing(db, id)).length > 0)
    throw invalid(
      type === input.type ? 'unit' : 'type',
      'A “Goes with” rule uses this attribute. Change or delete the rule first.',
    );
  const products = await countProductsWithAttribute(db, id);
  if (products === 0) return;
  const states = products === 1 ? '1 product has' : `${products} products have`;
  throw type === input.type
    ? invalid('unit', `${states} a value in ${unit ?? 'no unit'}. Add another attribute instead.`)
    : invalid('type', `${states} a value for this attribute. Add another attribute instead.`);
}

const toColumns = ({
  name,
  type,
  unit,
  choices,
  better,
  group,
  isRequired = false,
  isFilterable = true,
}: CategoryAttributeInput) => ({
  name,
  type,
  unit: type === 'number' ? unit || null : null,
  choices: type === 'choice' ? choices : [],
  better: type === 'number' ? (better ?? 'none') : ('none' as const),
  groupName: group,
  isRequired,
  isFilterable,
});

const auditedFields = ({
  name,
  type,
  unit,
  choices,
  better,
  group,
  isRequired,
  isFilterable,
}: CategoryAttribute) => ({
  attribute: name,
  type,
  unit,
  choices,
  better,
  group,
  required: isRequired,
  filter: isFilterable,
});
