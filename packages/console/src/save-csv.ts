import { csvLine, UTF8_MARK, type CsvCell } from '@market/domain/csv';

export function saveCsv(fileName: string, rows: readonly (readonly CsvCell[])[]): void {
  const address = URL.createObjectURL(
    new Blob([UTF8_MARK, ...rows.map(csvLine)], { type: 'text/csv;charset=utf-8' }),
  );
  const link = document.createElement('a');
  link.href = address;
  link.download = fileName;
  link.click();
  URL.revokeObjectURL(address);
}
