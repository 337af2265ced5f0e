import type { ImportProblem } from '@market/domain/catalogue/product-import';
import { fileColumnNames } from '@market/domain/catalogue/shopify/columns';

/** Replaces field names in problems with the column names of the file. */
export function withColumnNames(
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
