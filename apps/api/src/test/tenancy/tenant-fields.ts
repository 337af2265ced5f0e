import { allEndpoints, openApiDocument, openApiPath } from '@market/api-client/openapi';
import type { Endpoint } from '@market/api-client/endpoint';

const SLUG = 'voltmart';
const { paths } = openApiDocument({ platformName: 'Voltmart', platformSlug: SLUG });

/**
 * Fields with ids that belong to no tenant: the platform's categories, hubs, themes, plans and
 * statuses.
 */
const shared = new Set([
  'categoryId',
  'subCategoryId',
  'childCategoryId',
  'subCategoryIds',
  'hubId',
  'themeId',
  'planId',
  'orderStatusId',
]);

const namesSomething = (name: string): boolean =>
  /(^id|^ids|Ids?|Url|[rR]eference|proofOfAddress)$/.test(name) && !shared.has(name);

/** Every endpoint that merchants or their staff can call. */
export const merchantRows: readonly Endpoint[] = allEndpoints.filter(
  ({ access }) =>
    access === 'signedIn' ||
    (access !== 'public' && (access.includes('merchant') || access.includes('staff'))),
);

/**
 * Fields of an endpoint that take an id of a store's record: `path.id`, `query.orderId`,
 * `body.coupon.spendAppliesToId`.
 */
export function tenantFields(row: Endpoint): string[] {
  const operation = paths[openApiPath(row, SLUG)]?.[row.method.toLowerCase()];
  const parameters = valuesOf(operation?.['parameters']).flatMap((parameter) => {
    const name = String(property(parameter, 'name'));
    return namesSomething(name) ? [`${String(property(parameter, 'in'))}.${name}`] : [];
  });
  const bodies = valuesOf(property(property(operation, 'requestBody'), 'content')).flatMap(
    (content) => fieldsOf(property(content, 'schema'), 'body'),
  );
  return [...new Set([...parameters, ...bodies])];
}

/** Walks through objects, lists and unions. */
function fieldsOf(schema: unknown, at: string): string[] {
  const own = Object.entries(property(schema, 'properties') ?? {}).flatMap(([name, inner]) => [
    ...(namesSomething(name) ? [`${at}.${name}`] : []),
    ...fieldsOf(inner, `${at}.${name}`),
  ]);
  const inner = ['items', 'additionalProperties'].flatMap((key) =>
    property(schema, key) ? fieldsOf(property(schema, key), at) : [],
  );
  const alternatives = ['anyOf', 'oneOf', 'allOf'].flatMap((key) =>
    valuesOf(property(schema, key)).flatMap((each) => fieldsOf(each, at)),
  );
  return [...own, ...inner, ...alternatives];
}

const property = (value: unknown, key: string): object | undefined => {
  const found: unknown =
    typeof value === 'object' && value !== null
      ? Object.entries(value).find(([name]) => name === key)?.[1]
      : undefined;
  return typeof found === 'object'
    ? (found ?? undefined)
    : found === undefined
      ? undefined
      : Object(found);
};

const valuesOf = (value: unknown): unknown[] =>
  typeof value === 'object' && value !== null ? Object.values(value) : [];
