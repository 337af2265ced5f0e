import type { ImportProblem } from '@market/domain/catalogue/product-import';
import type { CsvRow } from '@market/domain/catalogue/shopify/cells';
import { columns } from '@market/domain/catalogue/shopify/columns';
import { getSqlState, isUniqueViolation } from '../../db/sql-error';
import { isAppError } from '../../platform/errors';
import { SKU_TAKEN } from '../catalogue';

/** The problem that explains why saving the product failed. Undefined for a server error. */
export function toSaveProblem(error: unknown, { line, cells }: CsvRow): ImportProblem | undefined {
  if (isUniqueViolation(error))
    return {
      line,
      column: columns.sku,
      value: cells[columns.sku],
      severity: 'error',
      message: SKU_TAKEN,
    };
  if (isAppError(error)) return { line, severity: 'error', message: error.message };
  // A value is out of range, or violates a constraint.
  return /^2[23]/.test(getSqlState(error) ?? '')
    ? { line, severity: 'error', message: 'A value of this product cannot be saved' }
    : undefined;
}
