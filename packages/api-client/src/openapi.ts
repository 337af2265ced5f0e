import * as z from 'zod/mini';
import * as contract from './contract';
import { failureEnvelope, successEnvelope } from './envelope';
import {
  basePaths,
  endpointGroup,
  platformField,
  platformPath,
  successText,
  type Endpoint,
} from './endpoint';

interface Platform {
  readonly platformName: string;
  readonly platformSlug: string;
}

type Json = Readonly<Record<string, unknown>>;

export const allEndpoints: readonly Endpoint[] = Object.values(contract).flatMap((group) =>
  Object.values<Endpoint>(group),
);

/** The path in OpenAPI notation, with `{name}` for parameters. */
export const openApiPath = (endpoint: Endpoint, platformSlug: string): string =>
  basePaths[endpoint.base ?? 'main'] +
  platformPath(endpoint.path, platformSlug).replace(/:([A-Za-z]\w*)/g, '{$1}');

/**
 * The OpenAPI 3.1 description of the whole contract. It describes the wire format, so money is in
 * naira with at most two decimals.
 */
export function openApiDocument({ platformName, platformSlug }: Platform) {
  const paths: Record<string, Record<string, Json>> = {};
  for (const endpoint of allEndpoints) {
    const path = openApiPath(endpoint, platformSlug);
    paths[path] = {
      ...paths[path],
      [endpoint.method.toLowerCase()]: operation(endpoint, { platformName, platformSlug }),
    };
  }
  return {
    openapi: '3.1.0',
    info: {
      title: `${platformName} API`,
      version: '1.0.0',
      description:
        'Every response is an envelope with success, message and data. Amounts are in naira with at most two decimals, times in ISO 8601, UTC.',
    },
    tags: Object.keys(contract).map((name) => ({ name })),
    paths,
    components: {
      securitySchemes: {
        bearer: {
          type: 'http',
          scheme: 'bearer',
          description:
            'The token from a sign-in response. Requests that change data also need the value of the XSRF cookie in X-XSRF-TOKEN.',
        },
      },
      schemas: { Failure: wireSchema(failureEnvelope) },
    },
  };
}

function operation(endpoint: Endpoint, { platformName, platformSlug }: Platform): Json {
  return {
    operationId: endpoint.name,
    tags: [endpointGroup(endpoint)],
    description: accessText(endpoint),
    security: endpoint.access === 'public' ? [] : [{ bearer: [] }],
    parameters: [...pathParameters(endpoint), ...queryParameters(endpoint)],
    ...(endpoint.body && {
      requestBody: {
        required: true,
        content: {
          [endpoint.encoding === 'multipart' ? 'multipart/form-data' : 'application/json']: {
            schema: wireSchema(endpoint.body),
          },
        },
      },
    }),
    responses: {
      200: {
        description: successText(endpoint, platformName) ?? 'OK',
        content: {
          'application/json': {
            schema: replacePlatformSlug(wireSchema(successEnvelope(endpoint.data)), platformSlug),
          },
        },
      },
      default: {
        description: endpoint.failure,
        content: { 'application/json': { schema: { $ref: '#/components/schemas/Failure' } } },
      },
    },
  };
}

/** Writes the platform's slug into field names such as `assignedToVoltmart`. */
const replacePlatformSlug = (schema: Json, platformSlug: string): unknown =>
  JSON.parse(platformField(JSON.stringify(schema), platformSlug));

function accessText({ access, resource, ownerOnly }: Endpoint): string {
  if (access === 'public') return 'Anyone.';
  const who = access === 'signedIn' ? 'Any signed-in user' : `Roles: ${access.join(', ')}`;
  if (ownerOnly) return `${who}. Of a shipping partner’s people, only the owner.`;
  return resource === undefined
    ? `${who}.`
    : `${who}. Staff and admins need the permission “${resource}”.`;
}

const pathParameters = (endpoint: Endpoint): Json[] =>
  [...endpoint.path.matchAll(/:([A-Za-z]\w*)/g)].map(([, name]) => ({
    name,
    in: 'path',
    required: true,
    schema: { type: 'string' },
  }));

function queryParameters(endpoint: Endpoint): Json[] {
  if (!endpoint.query) return [];
  const { properties = {}, required = [] } = wireSchema(endpoint.query);
  return Object.entries(properties).map(([name, schema]) => ({
    name,
    in: 'query',
    required: required.includes(name),
    schema,
  }));
}

/**
 * The input side of a codec is the wire format, for responses too, because the server encodes them.
 */
function wireSchema(schema: z.core.$ZodType) {
  const { $schema: _, ...json } = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' });
  return json;
}
