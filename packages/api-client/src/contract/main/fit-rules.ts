import { fitRuleInputSchema, listedFitRuleSchema } from '@market/domain/catalogue/fit-rule.schema';
import { noDataSchema } from '../../envelope';
import { endpoint } from '../../endpoint';
import { platformCuration } from '../access';
import { texts } from '../texts';
import { wholeList } from '../whole-list';

/** Not in the spec: the fit rules of a category, including those of the categories above it. */
export const list = endpoint({
  ...platformCuration,
  name: 'fitRules.list',
  method: 'GET',
  path: '/category-tree/:id/fit-rules',
  data: wholeList(listedFitRuleSchema),
  failure: 'Could not get the rules. Try again later.',
});

/** Not in the spec. 422 on the fields of an invalid check. */
export const create = endpoint({
  ...platformCuration,
  name: 'fitRules.create',
  method: 'POST',
  path: '/fit-rules',
  body: fitRuleInputSchema,
  data: listedFitRuleSchema,
  failure: texts.wentWrong,
  success: 'Rule added',
});

/** Not in the spec. 422 on the fields of an invalid check. */
export const update = endpoint({
  ...platformCuration,
  name: 'fitRules.update',
  method: 'PATCH',
  path: '/fit-rules/:id',
  body: fitRuleInputSchema,
  data: listedFitRuleSchema,
  failure: texts.wentWrong,
  success: 'Rule changed',
});

/** Not in the spec. */
export const remove = endpoint({
  ...platformCuration,
  name: 'fitRules.remove',
  method: 'DELETE',
  path: '/fit-rules/:id',
  data: noDataSchema,
  failure: texts.wentWrong,
  success: 'Rule deleted',
});
