import { formatDateTimeYear } from '@market/domain/lagos-time';
import type { ProductImport } from '@market/domain/catalogue/product-import';
import { pluralise } from '@market/domain/pluralise';
import type { Column } from '@market/ui/data-table';
import { Link } from '@market/ui/link';
import { StatusTag } from '@market/ui/status-tag';
import { importStatusTexts, resultText } from '../model/import-texts';

export const importColumns = (hrefOf: (id: string) => string): Column<ProductImport>[] => [
  {
    id: 'file',
    header: 'File',
    className: 'md:max-w-80',
    cell: ({ id, fileName }) => (
      <Link to={hrefOf(id)} title={fileName} className="block truncate hover:underline">
        {fileName}
      </Link>
    ),
  },
  { id: 'result', header: 'Products', className: 'whitespace-normal', cell: resultText },
  {
    id: 'errors',
    header: 'Errors',
    align: 'end',
    cell: ({ errorCount }) => (errorCount === 0 ? 'None' : pluralise(errorCount, 'error')),
  },
  {
    id: 'date',
    header: 'Uploaded',
    className: 'whitespace-nowrap text-muted nums',
    cell: ({ createdAt }) => formatDateTimeYear(createdAt),
  },
  {
    id: 'status',
    header: 'Status',
    card: 'status',
    cell: ({ status }) => (
      <StatusTag tone={importStatusTexts[status].tone}>{importStatusTexts[status].label}</StatusTag>
    ),
  },
];
