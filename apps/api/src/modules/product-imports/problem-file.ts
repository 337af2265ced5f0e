import type { ImportProblem } from '@market/domain/catalogue/product-import';
import { csvLine, UTF8_MARK } from '@market/domain/csv';

/** Problems per page. Only one page is in memory at a time. */
const PAGE_SIZE = 500;

const kinds: Readonly<Record<ImportProblem['severity'], string>> = {
  error: 'Product or line left out',
  dropped: 'Value left out',
  changed: 'Value changed',
};

export async function* problemLines(
  read: (page: { limit: number; offset: number }) => Promise<readonly ImportProblem[]>,
): AsyncGenerator<string> {
  yield UTF8_MARK + csvLine(['Line', 'Column', 'Value', 'Kept as', 'What happens', 'Message']);
  for (let offset = 0; ; offset += PAGE_SIZE) {
    const problems = await read({ limit: PAGE_SIZE, offset });
    if (problems.length > 0)
      yield problems
        .map(({ line, column = '', value = '', result = '', severity, message }) =>
          csvLine([line, column, value, result, kinds[severity], message]),
        )
        .join('');
    if (problems.length < PAGE_SIZE) return;
  }
}
