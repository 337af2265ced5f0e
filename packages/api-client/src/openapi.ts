import * as z from 'zod/mini';
import * as contract from './contract';
import {
  basePaths,
  failureEnvelope,
  groupOf,
  platformPath,
  successEnvelope,
  successText,
  type Endpoint,
} from './kernel';

interface Platform {
  readonly platformName: string;
  readonly platformSlug: string;
}

type Json = Readonly<Record<string, unknown>>;

/** Every row of the table, in the order of its groups. */
export const allRows: readonly Endpoint[] = Object.values(contract).flatMap((group) =>
  Object.values<Endpoint>(group),
);

/** The path on the wire, with `{name}` for parameters, as OpenAPI writes it. */
export const openApiPath = (row: Endpoint, platformSlug: string): string =>
  basePaths[row.base ?? 'main'] +
  platformPath(row.path, platformSlug).replace(/:([A-Za-z]\w*)/g, '{$1}');

/** The OpenAPI 3.1 document of the whole table: what goes over the wire, so money is naira with two decimals. */
export function openApiDocument({ platformName, platformSlug }: Platform) {
  const paths: Record<string, Record<string, Json>> = {};
  for (const row of allRows) {
    const path = openApiPath(row, platformSlug);
    paths[path] = { ...paths[path], [row.method.toLowerCase()]: operation(row, platformName) };
  }
  return {
    openapi: '3.1.0',
    info: {
      title: `${platformName} API`,
      version: '1.0.0',
      description:
        'Every reply is an envelope: success, message, data. Amounts are naira with at most two decimals, times ISO 8601 in UTC.',
    },
    tags: Object.keys(contract).map((name) => ({ name })),
    paths,
    components: {
      securitySchemes: {
        bearer: {
          type: 'http',
          scheme: 'bearer',
          description:
            'The token that a sign-in answers. Changes also need the XSRF cookie’s value in X-XSRF-TOKEN.',
        },
      },
      schemas: { Failure: wireSchema(failureEnvelope) },
    },
  };
}

function operation(row: Endpoint, platformName: string): Json {
  return {
    operationId: row.name,
    tags: [groupOf(row)],
    description: accessText(row),
    security: row.access === 'public' ? [] : [{ bearer: [] }],
    parameters: [...pathParameters(row), ...queryParameters(row)],
    ...(row.body && {
      requestBody: {
        required: true,
        content: {
          [row.encoding === 'multipart' ? 'multipart/form-data' : 'application/json']: {
            schema: wireSchema(row.body),
          },
        },
      },
    }),
    responses: {
      200: {
        description: successText(row, platformName) ?? 'OK',
        content: { 'application/json': { schema: wireSchema(successEnvelope(row.data)) } },
      },
      default: {
        description: row.failure,
        content: { 'application/json': { schema: { $ref: '#/components/schemas/Failure' } } },
      },
    },
  };
}

function accessText({ access, resource }: Endpoint): string {
  if (access === 'public') return 'Anybody.';
  const who = access === 'signedIn' ? 'Anybody who is signed in' : `Roles: ${access.join(', ')}`;
  return resource === undefined
    ? `${who}.`
    : `${who}. Staff and admins need the permission “${resource}”.`;
}

const pathParameters = (row: Endpoint): Json[] =>
  [...row.path.matchAll(/:([A-Za-z]\w*)/g)].map(([, name]) => ({
    name,
    in: 'path',
    required: true,
    schema: { type: 'string' },
  }));

function queryParameters(row: Endpoint): Json[] {
  if (!row.query) return [];
  const { properties = {}, required = [] } = wireSchema(row.query);
  return Object.entries(properties).map(([name, schema]) => ({
    name,
    in: 'query',
    required: required.includes(name),
    schema,
  }));
}

/** The side of a schema that is on the wire is always the one it reads: replies are encoded back to it. */
function wireSchema(schema: z.core.$ZodType) {
  const { $schema: _, ...json } = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' });
  return json;
}
