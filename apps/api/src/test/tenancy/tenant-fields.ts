import { allEndpoints, openApiDocument, openApiPath } from '@market/api-client/openapi';
import type { Endpoint } from '@market/api-client/endpoint';

const SLUG = 'voltmart';
const { paths } = openApiDocument({ platformName: 'Voltmart', platformSlug: SLUG });

/**
 * Fields with ids that belong to no tenant: the platform's categories, hubs, themes, plans and
 * statuses.
 */
const sharedFields = new Set([
  'categoryId',
  'subCategoryId',
  'childCategoryId',
  'subCategoryIds',
  'hubId',
  'themeId',
  'planId',
  'orderStatusId',
]);

const isReference = (name: string): boolean =>
  /(^id|^ids|Ids?|Url|[rR]eference|proofOfAddress)$/.test(name) && !sharedFields.has(name);

/** Every endpoint that merchants or their staff can call. */
export const merchantEndpoints: readonly Endpoint[] = allEndpoints.filter(
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
  const parameters = listValues(operation?.['parameters']).flatMap((parameter) => {
    const name = String(property(parameter, 'name'));
    return isReference(name) ? [`${String(property(parameter, 'in'))}.${name}`] : [];
  });
  const bodies = listValues(property(property(operation, 'requestBody'), 'content')).flatMap(
    (content) => listFields(property(content, 'schema'), 'body'),
  );
  return [...new Set([...parameters, ...bodies])];
}

/** Walks through objects, lists and unions. */
function listFields(schema: unknown, at: string): string[] {
  const ownFields = Object.entries(property(schema, 'properties') ?? {}).flatMap(
    ([name, inner]) => [
      ...(isReference(name) ? [`${at}.${name}`] : []),
      ...listFields(inner, `${at}.${name}`),
    ],
  );
  const inner = ['items', 'additionalProperties'].flatMap((key) =>
    property(schema, key) ? listFields(property(schema, key), at) : [],
  );
  const alternatives = ['anyOf', 'oneOf', 'allOf'].flatMap((key) =>
    listValues(property(schema, key)).flatMap((each) => listFields(each, at)),
  );
  return [...ownFields, ...inner, ...alternatives];
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

const listValues = (value: unknown): unknown[] =>
  typeof value === 'object' && value !== null ? Object.values(value) : [];
