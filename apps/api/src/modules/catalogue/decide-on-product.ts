import type { ProductDecision } from '@market/domain/catalogue/review-decision';
import type { Config } from '../../config';
import type { Db } from '../../db/db';
import type { Clock } from '../../platform/clock';
import { conflict, notFound } from '../../platform/errors';
import type { Principal } from '../../platform/principal';
import type { AuditService } from '../audit';
import type { OutboxService } from '../outbox';
import { valueText } from '@market/domain/catalogue/value-text';
import type { StatedBySku } from '@market/domain/catalogue/attribute-values';
import { listAttributes } from '../category-tree/category-tree.reads';
import { readStatedValues } from './attribute-values.repository';
import { listCategoryNames } from './categories.repository';
import {
  changeApprovedMail,
  changeRejectedMail,
  productApprovedMail,
  productRejectedMail,
} from './product-mails';
import {
  findMerchant,
  lockProductToReview,
  setApproval,
  touchProduct,
} from './product-approvals.repository';
import {
  applyRevision,
  findRevision,
  sendRevisionBack,
  type ReviewedRow,
  type RevisionRow,
} from './product-revisions.repository';
import { lockStoreOfProduct } from './products.repository';
import { listedExpression } from './relist.repository';
import { toCategoryPath } from './save-attributes';

export interface ReviewDeps {
  readonly clock: Clock;
  readonly outbox: OutboxService;
  readonly config: Pick<Config, 'origins'>;
  readonly audit: Pick<AuditService, 'record'>;
}

export type Reviewer = Pick<Principal, 'userId' | 'name' | 'role'>;
type Deps = ReviewDeps & { /** A transaction. */ readonly db: Db };
type LockedProduct = NonNullable<Awaited<ReturnType<typeof lockProductToReview>>>;

/**
 * Decides on a product's change or, if there is none, on the product. See `decide` in
 * product-approvals.service.ts.
 */
export async function decideOnProduct(
  deps: Deps,
  reviewer: Reviewer,
  { productId, merchantId }: { readonly productId: string; readonly merchantId: string },
  decision: ProductDecision,
): Promise<void> {
  const { db, audit } = deps;
  await lockStoreOfProduct(db, productId);
  const product = await lockProductToReview(db, productId);
  if (product?.merchantId !== merchantId) throw notFound('This product');
  const revision = await findRevision(db, productId);
  const stated = revision?.attributes ? await readStatedValues(db, productId) : undefined;
  const onRevision = revision && (decision.approved || revision.status === 'pending');
  const reviewNote = decision.approved ? undefined : (decision.reviewNote ?? '');
  if (!onRevision && product.approvalStatus === (decision.approved ? 'approved' : 'rejected'))
    throw conflict(`This product is already ${product.approvalStatus}.`);
  assertCurrent(product, revision, decision);

  if (onRevision) await decideRevision(deps, revision, reviewNote);
  else await decideProduct(deps, product, revision, reviewNote);
  await audit.record(db, reviewer, {
    action: decision.approved ? 'product.approved' : 'product.sentBack',
    subject: 'product',
    subjectId: productId,
    subjectName: product.name,
    ...(onRevision
      ? {
          before: await auditedValues(db, product, stated),
          after: await auditedValues(db, revision, revision.attributes ?? undefined),
        }
      : {
          before: { status: product.approvalStatus },
          after: { status: decisionAction(decision) },
        }),
    reason: reviewNote,
  });
  await notifyMerchant(deps, product, {
    isChange: onRevision !== undefined && onRevision,
    reviewNote,
  });
}

const decisionAction = ({ approved }: ProductDecision) => (approved ? 'approved' : 'rejected');

/**
 * Throws 409 when the merchant has submitted another version since the reviewer read the product.
 */
function assertCurrent(
  product: LockedProduct,
  revision: RevisionRow | undefined,
  { submittedAt }: ProductDecision,
): void {
  const current = revision?.submittedAt ?? product.updatedAt;
  if (submittedAt !== undefined && current.getTime() !== new Date(submittedAt).getTime())
    throw conflict('The merchant has changed this product since you opened it. Check it again.');
}

async function decideRevision(
  { db, clock }: Deps,
  revision: RevisionRow,
  reviewNote: string | undefined,
): Promise<void> {
  if (reviewNote === undefined) await applyRevision(db, revision);
  else await sendRevisionBack(db, revision.productId, reviewNote);
  await touchProduct(db, revision.productId, clock.now());
}

/** A product that is sent back keeps its change, which its merchant can edit. */
async function decideProduct(
  { db, clock }: Deps,
  { id }: LockedProduct,
  revision: RevisionRow | undefined,
  reviewNote: string | undefined,
): Promise<void> {
  const approved = reviewNote === undefined;
  await setApproval(db, id, {
    approvalStatus: approved ? 'approved' : 'rejected',
    reviewNote: reviewNote ?? null,
    listed: listedExpression({ approved }),
    updatedAt: clock.now(),
  });
  if (revision) await applyRevision(db, revision);
}

async function auditedValues(db: Db, row: ReviewedRow, stated: StatedBySku | undefined) {
  const ids = toCategoryPath(row);
  return {
    name: row.name,
    description: row.description,
    category: (await listCategoryNames(db, ids)).join(' › '),
    images: row.hostedImages,
    ...(stated && { specification: await statedTexts(db, ids, stated) }),
  };
}

/** `Rated output: 5 kVA`, and `Rated output, HY-AXH-8: 8 kVA` where a variant differs. */
async function statedTexts(
  db: Db,
  path: readonly string[],
  { own, variants }: StatedBySku,
): Promise<string[]> {
  const attributes = await listAttributes(db, path);
  return [['', own] as const, ...Object.entries(variants)].flatMap(([sku, values]) =>
    attributes.flatMap((attribute) => {
      const value = values[attribute.id];
      const label = [attribute.name, sku].filter(Boolean).join(', ');
      return value === undefined ? [] : [`${label}: ${valueText(attribute, value)}`];
    }),
  );
}

async function notifyMerchant(
  { db, outbox, config }: Deps,
  { id, name, merchantId }: LockedProduct,
  { isChange, reviewNote }: { readonly isChange: boolean; readonly reviewNote: string | undefined },
): Promise<void> {
  const merchant = await findMerchant(db, merchantId);
  if (!merchant) return;
  const facts = {
    to: merchant.email,
    firstName: merchant.firstName,
    productName: name,
    link: `${config.origins.merchant}/products/${id}`,
  };
  const approvedMail = isChange ? changeApprovedMail : productApprovedMail;
  const rejectedMail = isChange ? changeRejectedMail : productRejectedMail;
  await outbox.mail(
    db,
    reviewNote === undefined ? approvedMail(facts) : rejectedMail(facts, reviewNote),
  );
}
