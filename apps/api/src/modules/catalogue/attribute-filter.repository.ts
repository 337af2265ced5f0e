import { sql, type SQL } from 'drizzle-orm';
import { validate as isUuid } from 'uuid';
import type { AttributeChoice } from '@market/domain/catalogue/attribute-choices';

/** One attribute filter in the statement's JSON parameter. */
interface FilteredAttribute {
  readonly id: string;
  readonly values: readonly string[];
  readonly from: number | '-Infinity';
  readonly to: number | 'Infinity';
  readonly isRange: boolean;
}

/** Drops filters whose id is invalid, so that a damaged link does not fail. */
export const filteredAttributes = (choices: readonly AttributeChoice[]): FilteredAttribute[] =>
  choices
    .filter(({ id }) => isUuid(id))
    .map((choice) =>
      'values' in choice
        ? {
            id: choice.id,
            values: choice.values.flatMap((value) => [value, storedValues[value] ?? value]),
            from: '-Infinity',
            to: 'Infinity',
            isRange: false,
          }
        : {
            id: choice.id,
            values: [],
            from: choice.from ?? '-Infinity',
            to: choice.to ?? 'Infinity',
            isRange: true,
          },
    );

const storedValues: Readonly<Record<string, string>> = { yes: 'true', no: 'false' };

/** The codes that match the filter at this index of the parameter. Computed once per statement. */
export const matchingCodes = (index: number): SQL => {
  const wanted = sql`(${sql.placeholder('attributes')}::jsonb -> ${index}::int)`;
  return sql`(select coalesce(array_agg(a.code), '{}') from attribute_codes a where a.attribute_id = (${wanted} ->> 'id')::uuid and case when (${wanted} ->> 'isRange')::boolean then a.number between (${wanted} ->> 'from')::float8 and (${wanted} ->> 'to')::float8 else ${wanted} -> 'values' ? a.value end)`;
};

/** Whether the codes match the first `count` filters of the parameter. */
export const hasMatchingCodes = (codes: SQL, count: number): SQL =>
  sql.join(
    Array.from({ length: count }, (_, index) => sql`${codes} && ${matchingCodes(index)}`),
    sql` and `,
  );
