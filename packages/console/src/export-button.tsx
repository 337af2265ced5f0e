import { useMutation } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import type { CsvCell } from '@market/domain/csv';
import { Button } from '@market/ui/button';

interface ExportButtonProps {
  /** The file name without its extension. */
  fileName: string;
  label?: string;
  /** Returns the header and the rows. Called on click. */
  rows: () => Promise<readonly (readonly CsvCell[])[]> | readonly (readonly CsvCell[])[];
}

export function ExportButton({ fileName, label = 'Export CSV', rows }: ExportButtonProps) {
  const save = useMutation({
    mutationFn: async () => {
      const [{ saveCsv }, cells] = await Promise.all([import('./save-csv'), rows()]);
      saveCsv(`${fileName}.csv`, cells);
    },
  });
  return (
    <Button
      size="sm"
      icon={<Download size={15} />}
      busy={save.isPending}
      busyLabel="Exporting…"
      onClick={() => save.mutate()}
    >
      {label}
    </Button>
  );
}
