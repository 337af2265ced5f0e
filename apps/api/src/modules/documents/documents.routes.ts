import * as contract from '@market/api-client/contract';
import { policyText } from '../../http/content-policy';
import { endpoints, type Routes } from '../../http/mount';
import { DOCUMENT_PATH, type DocumentsService } from './documents.service';

const documentPolicy = policyText({
  'default-src': ["'none'"],
  sandbox: [],
  'frame-ancestors': ["'self'"],
});

export const documentsRoutes = ({ documents }: { documents: DocumentsService }): Routes =>
  endpoints(contract.documents, {
    upload: async ({ principal, body: { document } }) =>
      documents.upload(principal, {
        name: document.name,
        content: Buffer.from(await document.arrayBuffer()),
      }),
    link: ({ principal, params }) => documents.link(principal, params.id),
  });

/**
 * Serves documents at signed URLs. Images are shown. PDFs are shown inside a frame of the same
 * console, where the browser's viewer keeps them apart from the page, and downloaded otherwise.
 */
export const serveDocuments =
  ({ documents }: { documents: DocumentsService }): Routes =>
  (app) => {
    app.get(
      DOCUMENT_PATH,
      { config: { open: 'private documents, at addresses signed for five minutes' } },
      async (request, reply) => {
        const { content, contentType, name } = await documents.open(request.query);
        const isFramed = request.headers['sec-fetch-dest'] === 'iframe';
        const disposition =
          contentType === 'application/pdf' && !isFramed ? 'attachment' : 'inline';
        // `frame-ancestors` says the same, with one exception that this header cannot express.
        reply.removeHeader('x-frame-options');
        reply.raw.removeHeader('x-frame-options');
        return reply
          .type(contentType)
          .header(
            'content-disposition',
            `${disposition}; filename*=UTF-8''${encodeURIComponent(name)}`,
          )
          .header('content-security-policy', documentPolicy)
          .header('cache-control', 'private, no-store')
          .header('x-robots-tag', 'noindex')
          .send(content);
      },
    );
  };
