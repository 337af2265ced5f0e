import type { ImportProblem } from '@market/domain/catalogue/product-import';
import { fileColumnNames } from '@market/domain/catalogue/shopify/columns';

/** Problems by the names that the columns have in the file. */
export function inFile(
  headers: readonly string[],
): (problems: readonly ImportProblem[]) => ImportProblem[] {
  const names = fileColumnNames(headers);
  return (problems) =>
    problems.map((problem) =>
      problem.column === undefined
        ? problem
        : { ...problem, column: names.get(problem.column) ?? problem.column },
    );
}
