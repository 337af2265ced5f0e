import * as z from 'zod/mini';
import {
  attributeTypeLabels,
  betterDirectionLabels,
} from '@market/domain/catalogue/attribute-labels';
import type { CategoryAttribute } from '@market/domain/catalogue/category-attribute';
import type { DownloadLink } from '@market/domain/files';
import type { Db } from '../../db/db';
import type { Clock } from '../../platform/clock';
import { notFound } from '../../platform/errors';
import { pagedCsv, type CsvColumn } from '../../platform/paged-csv';
import { signDownload, verifySignedUrl } from '../../platform/signed-download';
import { countAllStatedAttributes, listCategories } from '../catalogue';
import { findPlace, sortByTree } from './category-place';
import { listAttributes } from './category-tree.reads';

export const ATTRIBUTE_EXPORT_PATH = '/api/exports/category-attributes';

interface Deps {
  readonly db: Db;
  readonly clock: Clock;
  /** Signs download URLs. */
  readonly secret: string;
}

interface ExportedAttribute extends CategoryAttribute {
  readonly category: string;
  readonly filledIn: number;
}

const yesOrNo = (value: boolean): string => (value ? 'Yes' : 'No');

const columns: readonly CsvColumn<ExportedAttribute>[] = [
  ['Category', ({ category }) => category],
  ['Group', ({ group }) => group],
  ['Attribute', ({ name }) => name],
  ['Type', ({ type }) => attributeTypeLabels[type]],
  ['Unit', ({ unit }) => unit ?? ''],
  ['Choices', ({ choices }) => choices.join('; ')],
  ['Better value', ({ better }) => betterDirectionLabels[better]],
  ['Required', ({ isRequired }) => yesOrNo(isRequired)],
  ['Filter', ({ isFilterable }) => yesOrNo(isFilterable)],
  ['Products that state it', ({ filledIn }) => filledIn],
];

/** A file of the attributes of all categories, each in the category that defines it. */
export const attributeExportService = ({ db, clock, secret }: Deps) => ({
  link: (): DownloadLink => signDownload(secret, ATTRIBUTE_EXPORT_PATH, {}, clock.now()),

  file(query: unknown): AsyncGenerator<string> {
    const parameters = z.object({});
    if (!verifySignedUrl(secret, ATTRIBUTE_EXPORT_PATH, query, parameters, clock.now()))
      throw notFound('This download');
    return pagedCsv(columns, () => listExported(db), Infinity);
  },
});

export type AttributeExportService = ReturnType<typeof attributeExportService>;

async function listExported(db: Db): Promise<ExportedAttribute[]> {
  const categories = sortByTree(await listCategories(db));
  const [attributes, counts] = await Promise.all([
    listAttributes(
      db,
      categories.map(({ id }) => id),
    ),
    countAllStatedAttributes(db),
  ]);
  return attributes.map((attribute) => ({
    ...attribute,
    category: findPlace(categories, attribute.categoryId)
      .path.map(({ name }) => name)
      .join(' > '),
    filledIn: counts.get(attribute.id) ?? 0,
  }));
}
