import { isDeepStrictEqual } from 'node:util';
import { addYears } from '@market/domain/calendar';
import { lagosDate } from '@market/domain/lagos-time';
import type { BusinessDetails } from '@market/domain/stores/onboarding';
import type { Db } from '../../db/db';
import { invalid } from '../../platform/errors';
import type { StoreScope } from '../../platform/scope';
import type { DocumentsService } from '../documents';
import { assertNigerianState } from '../shipping';
import { areSubCategories, isTopCategory } from '../catalogue/catalogue.reads';

const ADULT_YEARS = 18;

interface Deps {
  readonly db: Db;
  readonly documents: Pick<DocumentsService, 'assertOwn'>;
  readonly now: Date;
}

/**
 * Checks what the schema cannot: dates, places, categories and owners of documents. Throws 422 on
 * the field.
 */
export async function assertBusiness(
  { db, documents, now }: Deps,
  scope: StoreScope,
  details: BusinessDetails,
): Promise<void> {
  const {
    dateOfBirth,
    homeAddress,
    officeAddress,
    categoryId,
    subCategoryIds = [],
    idDocumentUrl,
    proofOfAddress,
  } = details;
  if (dateOfBirth > addYears(lagosDate(now), -ADULT_YEARS))
    throw invalid('dateOfBirth', `The owner must be at least ${ADULT_YEARS} years old`);
  assertNigerianState('homeAddress.state', homeAddress.state);
  if (officeAddress) assertNigerianState('officeAddress.state', officeAddress.state);
  if (!(await isTopCategory(db, categoryId)))
    throw invalid('categoryId', 'Choose a category from the list');
  if (!(await areSubCategories(db, categoryId, subCategoryIds)))
    throw invalid('subCategoryIds', 'Choose sub-categories of your main category');
  if (idDocumentUrl !== undefined)
    await documents.assertOwn(db, scope, 'idDocumentUrl', idDocumentUrl);
  if (proofOfAddress !== undefined)
    await documents.assertOwn(db, scope, 'proofOfAddress', proofOfAddress);
}

/** Fills in defaults. Keeps an office address only when the business is not run from home. */
export const withBusinessDefaults = ({
  useHomeAddress = true,
  vatRegistered = false,
  officeAddress,
  subCategoryIds = [],
  ...details
}: BusinessDetails): BusinessDetails => ({
  ...details,
  useHomeAddress,
  vatRegistered,
  subCategoryIds,
  ...(!useHomeAddress && officeAddress && { officeAddress }),
});

/**
 * Whether two versions of the details describe the same business to an approver. Tax details may
 * change without a new approval.
 */
export const isSameBusiness = (a: BusinessDetails, b: BusinessDetails): boolean =>
  isDeepStrictEqual(definedDetails(a), definedDetails(b));

const definedDetails = ({ taxNumber: _, vatRegistered: __, ...details }: BusinessDetails): object =>
  Object.fromEntries(Object.entries(details).filter(([, value]) => value !== undefined));
