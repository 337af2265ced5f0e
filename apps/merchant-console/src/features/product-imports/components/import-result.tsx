import type { ProductImport } from '@market/domain/catalogue/product-import';
import { Kpi, KpiRow } from '@market/ui/kpi';
import { ImportReport } from './import-report';

export function ImportResult({ productImport }: { productImport: ProductImport }) {
  const { counts } = productImport;
  return (
    <div className="grid gap-4">
      <KpiRow label="Products">
        <Kpi
          label="New"
          value={counts.created}
          note={counts.created > 0 && 'In approval or drafts'}
        />
        <Kpi label="Changed" value={counts.updated} />
        <Kpi label="Unchanged" value={counts.unchanged} />
        <Kpi label="Left out" value={counts.failed} note={counts.failed > 0 && 'See why below'} />
      </KpiRow>
      <ImportReport productImport={productImport} />
    </div>
  );
}
