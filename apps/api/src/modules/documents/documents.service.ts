import * as z from 'zod/mini';
import {
  documentIdOf,
  type DocumentLink,
  type StoredDocument,
} from '@market/domain/documents/document';
import type { Db } from '../../db/db';
import { invalid, notFound } from '../../http/errors';
import type { Principal } from '../../http/principal';
import { ownStore, type StoreScope } from '../../http/scope';
import { askedFor, signDownload } from '../../http/signed-download';
import { after, days, type Clock } from '../../platform/clock';
import type { Ids } from '../../platform/ids';
import type { ImageStorage } from '../images';
import { checkDocument } from './check-document';
import {
  deleteUnnamed,
  findDocument,
  insertDocument,
  type DocumentRow,
} from './documents.repository';

interface Deps {
  readonly db: Db;
  readonly clock: Clock;
  readonly ids: Ids;
  /** Signs the addresses that open a document. */
  readonly secret: string;
  /** Apart from pictures, so that nothing public ever reads here. */
  readonly storage: ImageStorage;
}

export const DOCUMENT_PATH = '/api/documents';
const askedSchema = z.object({ id: z.uuid() });
const MAX_NAME = 120;
/** For which a document may lie there before the form that it was uploaded for is saved. */
const UNNAMED_LIFE = days(1);

/** Without a path, and without signs that mean something in a header. */
const plainName = (name: string): string =>
  name
    .replace(/^.*[\\/]/, '')
    .replace(/[^\p{L}\p{N} ._()-]/gu, '')
    .trim()
    .slice(-MAX_NAME) || 'document';

const toStored = ({ id, name, contentType, bytes }: DocumentRow): StoredDocument => ({
  documentUrl: `/documents/${id}`,
  name,
  contentType,
  bytes,
});

/** Identity and address documents: kept apart, and opened only by their own store's owner and those who approve stores. */
export const documentsService = ({ db, clock, ids, secret, storage }: Deps) => ({
  /** Keeps a document of the caller's store. Throws 422 on `document`. */
  async keep(
    principal: Principal,
    upload: { readonly name: string; readonly content: Buffer },
  ): Promise<StoredDocument> {
    const scope = ownStore(principal);
    const { content, contentType } = await checkDocument(upload.content);
    const row = {
      ...scope,
      id: ids.next(),
      name: plainName(upload.name),
      contentType,
      bytes: content.length,
      uploadedBy: principal.userId,
      createdAt: clock.now(),
    };
    await storage.write(row.id, content);
    await insertDocument(db, row);
    return toStored(row);
  },

  /** An address that opens it for some minutes. Throws 404. */
  async link(principal: Principal, id: string): Promise<DocumentLink> {
    const row = await findDocument(
      db,
      principal.userType === 'admin' ? 'every store' : ownStore(principal),
      id,
    );
    if (!row) throw notFound('This document');
    return { ...toStored(row), ...signDownload(secret, DOCUMENT_PATH, { id }, clock.now()) };
  },

  /** What a signed address opens. Throws 404 when it was changed or is too old. */
  async open(query: unknown): Promise<StoredDocument & { content: Buffer }> {
    const asked = askedFor(secret, DOCUMENT_PATH, query, askedSchema, clock.now());
    const row = asked && (await findDocument(db, 'every store', asked.id));
    const content = row && (await storage.read(row.id));
    if (!row || !content) throw notFound('This document');
    return { ...toStored(row), content };
  },

  /** Forgets what was replaced or never used: who somebody is, is kept no longer than needed. */
  async forgetUnnamed(): Promise<void> {
    for (const id of await deleteUnnamed(db, after(clock.now(), -UNNAMED_LIFE)))
      await storage.remove(id);
  },

  /** Throws 422 on `field` when the document is not one of the store's own. */
  async assertOwn(db: Db, scope: StoreScope, field: string, documentUrl: string): Promise<void> {
    if (!(await findDocument(db, scope, documentIdOf(documentUrl))))
      throw invalid(field, 'Upload the document again');
  },
});

export type DocumentsService = ReturnType<typeof documentsService>;
