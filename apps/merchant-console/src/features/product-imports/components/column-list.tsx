import type { ColumnUse } from '@market/domain/catalogue/product-import';
import { pluralise } from '@market/domain/pluralise';
import { Card } from '@market/ui/card';
import { DescriptionList } from '@market/ui/description-list';

const columnListText = (columns: readonly ColumnUse[]): string =>
  columns
    .map(({ header, values }) =>
      values > 0
        ? `${header || 'Without a name'} (${values.toLocaleString('en-NG')})`
        : header || 'Without a name',
    )
    .join(', ') || 'None';

export function ColumnList({ columns }: { columns: readonly ColumnUse[] }) {
  const full = columns.filter(({ values }) => values > 0);
  const use = (kind: ColumnUse['use']) =>
    columnListText(full.filter((column) => column.use === kind));
  return (
    <Card title={pluralise(columns.length, 'column')}>
      <DescriptionList
        items={[
          { term: 'Imported', value: use('kept') },
          { term: 'For choosing a category', value: use('category') },
          { term: 'Not used', value: use('unused') },
          { term: 'Empty', value: columnListText(columns.filter(({ values }) => values === 0)) },
        ]}
      />
    </Card>
  );
}
