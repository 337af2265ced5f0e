import * as z from 'zod/mini';
import {
  getDocumentId,
  type DocumentLink,
  type StoredDocument,
} from '@market/domain/documents/document';
import type { Db } from '../../db/db';
import { invalid, notFound } from '../../platform/errors';
import type { Principal } from '../../platform/principal';
import { requirePartner, requireStore } from '../../platform/scope';
import { verifySignedUrl, signDownload } from '../../platform/signed-download';
import { addMilliseconds, days, type Clock } from '../../platform/clock';
import type { Ids } from '../../platform/ids';
import type { ImageStorage } from '../images';
import { checkDocument } from './check-document';
import {
  deleteUnreferenced,
  findDocument,
  insertDocument,
  type DocumentOwner,
  type DocumentRow,
} from './documents.repository';

interface Deps {
  readonly db: Db;
  readonly clock: Clock;
  readonly ids: Ids;
  /** Signs the URLs that open a document. */
  readonly secret: string;
  /** The storage is separate from that of public images, so that no public route reads from it. */
  readonly storage: ImageStorage;
}

export const DOCUMENT_PATH = '/api/documents';
const linkSchema = z.object({ id: z.uuid() });
const MAX_NAME_LENGTH = 120;
/** How long an uploaded document is kept until its form is saved. */
const UNUSED_LIFETIME = days(1);

/** Removes the path and the characters that have a special meaning in a header. */
const safeFileName = (name: string): string =>
  name
    .replace(/^.*[\\/]/, '')
    .replace(/[^\p{L}\p{N} ._()-]/gu, '')
    .trim()
    .slice(-MAX_NAME_LENGTH) || 'document';

const toStored = ({ id, name, contentType, bytes }: DocumentRow): StoredDocument => ({
  documentUrl: `/documents/${id}`,
  name,
  contentType,
  bytes,
});

const toOwner = (principal: Principal): DocumentOwner =>
  principal.role === 'partner' ? requirePartner(principal) : requireStore(principal);

/**
 * Private identity, address and insurance documents. Only their owner and the admins who approve
 * the owner can open them.
 */
export const documentsService = ({ db, clock, ids, secret, storage }: Deps) => {
  const createLink = async (
    owner: Parameters<typeof findDocument>[1],
    id: string,
  ): Promise<DocumentLink> => {
    const row = await findDocument(db, owner, id);
    if (!row) throw notFound('This document');
    return {
      ...toStored(row),
      ...signDownload(secret, DOCUMENT_PATH, { id }, clock.now()),
      uploadedAt: row.createdAt.toISOString(),
    };
  };

  return {
    async upload(
      principal: Principal,
      file: { readonly name: string; readonly content: Buffer },
    ): Promise<StoredDocument> {
      const owner = toOwner(principal);
      const { content, contentType } = await checkDocument(file.content);
      const row = {
        storeId: null,
        partnerId: null,
        ...owner,
        id: ids.next(),
        name: safeFileName(file.name),
        contentType,
        bytes: content.length,
        uploadedBy: principal.userId,
        createdAt: clock.now(),
      };
      await storage.write(row.id, content);
      await insertDocument(db, row);
      return toStored(row);
    },

    /** Callers can open their own documents, and admins those of any store. */
    link: (principal: Principal, id: string): Promise<DocumentLink> =>
      createLink(principal.userType === 'admin' ? 'every store' : toOwner(principal), id),

    partnerLink: (partnerId: string, id: string): Promise<DocumentLink> =>
      createLink({ partnerId }, id),

    async open(query: unknown): Promise<StoredDocument & { content: Buffer }> {
      const link = verifySignedUrl(secret, DOCUMENT_PATH, query, linkSchema, clock.now());
      const row = link && (await findDocument(db, 'everyone', link.id));
      const content = row && (await storage.read(row.id));
      if (!row || !content) throw notFound('This document');
      return { ...toStored(row), content };
    },

    /**
     * Deletes documents that were replaced or never used: identity data is kept no longer than
     * needed.
     */
    async deleteUnused(): Promise<void> {
      for (const id of await deleteUnreferenced(db, addMilliseconds(clock.now(), -UNUSED_LIFETIME)))
        await storage.remove(id);
    },

    async assertOwn(
      db: Db,
      owner: DocumentOwner,
      field: string,
      documentUrl: string,
    ): Promise<void> {
      if (!(await findDocument(db, owner, getDocumentId(documentUrl))))
        throw invalid(field, 'Upload the document again');
    },
  };
};

export type DocumentsService = ReturnType<typeof documentsService>;
