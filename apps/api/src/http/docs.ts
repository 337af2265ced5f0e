import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import type { FastifyInstance } from 'fastify';
import { openApiDocument } from '@market/api-client/openapi';
import type { Config } from '../config';
import { policyText } from './content-policy';

/**
 * The documentation page writes inline styles. It runs no third-party code and sends no data
 * elsewhere.
 */
const viewerPolicy = policyText({
  'default-src': ["'none'"],
  'script-src': ["'self'"],
  'style-src': ["'self'", "'unsafe-inline'"],
  'img-src': ["'self'", 'data:'],
  'font-src': ["'self'"],
  'connect-src': ["'self'"],
  'form-action': ["'none'"],
  'base-uri': ["'none'"],
  'frame-ancestors': ["'none'"],
});

/**
 * Serves the contract as OpenAPI 3.1 at /api/openapi.json, and a page to read it at /api/docs. In
 * demo mode only.
 */
export async function serveDocs(
  app: FastifyInstance,
  { platformName, platformSlug }: Pick<Config, 'platformName' | 'platformSlug'>,
): Promise<void> {
  let cachedDocument: ReturnType<typeof openApiDocument> | undefined;
  // The description is generated on the first request, because this takes a tenth of the start-up
  // time.
  const document = () => (cachedDocument ??= openApiDocument({ platformName, platformSlug }));
  app.get('/api/openapi.json', { config: { open: 'the description of the API' } }, document);

  await app.register(async (docs) => {
    docs.addHook('onRoute', (route) => {
      route.config = { ...route.config, open: 'the page that shows the description of the API' };
    });
    docs.addHook('onSend', async (_request, reply) => {
      reply.header('content-security-policy', viewerPolicy);
    });
    const title = `${platformName} API`;
    const lazyDocument = Object.assign(
      { openapi: '3.1.0', info: { title, version: '1' }, paths: {} },
      { toJSON: document },
    );
    await docs.register(swagger, { mode: 'static', specification: { document: lazyDocument } });
    await docs.register(swaggerUi, {
      routePrefix: '/api/docs',
      uiConfig: { docExpansion: 'none', tryItOutEnabled: false },
      theme: {
        title,
        css: [{ filename: 'own.css', content: '.swagger-ui .topbar { display: none }' }],
      },
    });
  });
}
