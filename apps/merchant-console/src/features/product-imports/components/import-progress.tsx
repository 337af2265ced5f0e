import type { ProductImport } from '@market/domain/catalogue/product-import';
import { Card } from '@market/ui/card';
import { processedCount, resultText } from '../model/import-texts';

export function ImportProgress({ productImport }: { productImport: ProductImport }) {
  const done = processedCount(productImport);
  return (
    <Card title="Importing">
      <div className="grid gap-3 text-sm">
        <progress
          aria-label="Products imported"
          value={done}
          max={Math.max(1, productImport.total)}
          className="progress h-2 w-full"
        />
        <p role="status">
          <b className="font-semibold nums">
            {done} of {productImport.total}
          </b>
          {done > 0 && <span className="text-muted">: {resultText(productImport)}</span>}
        </p>
        <p className="text-muted">You can leave this page. The import continues.</p>
      </div>
    </Card>
  );
}
