import { tableNames } from './table-names.js';

/** Refuses statements that may write `orders.status`, whatever name the table is imported under. */

export const orderStatusMessage =
  "Only transitionOrder writes an order's status: name the other columns individually, or call it.";
const inSql =
  "Write `db.update(ordersTable).set({...})` with the columns named, which shows that it does not write the order's status.";

const setters = new Set(['set', 'onConflictDoUpdate']);
const writers = new Set(['update', 'insert']);
const endsInWrite = /\b(update|merge\s+into)\s+(only\s+)?$/i;
const writesByName = /\b(update|merge\s+into)\s+(only\s+)?"?orders\b/i;

/** `db.update(table)` at the start of a chain of calls. */
function writtenTable(node) {
  if (node.type !== 'CallExpression' || node.callee.type !== 'MemberExpression') return undefined;
  return writers.has(node.callee.property.name)
    ? node.arguments[0]
    : writtenTable(node.callee.object);
}

const propertyOf = (node, name) =>
  node?.type === 'ObjectExpression'
    ? node.properties.find(({ key }) => key?.name === name)
    : undefined;

/** What may write the status in an object of columns: the property, a spread, or a variable. */
const suspects = (columns) =>
  columns?.type === 'ObjectExpression'
    ? columns.properties.filter(
        ({ type, key, computed }) =>
          type === 'SpreadElement' || computed || (key.name ?? key.value) === 'status',
      )
    : [columns];

const orderStatus = {
  meta: {
    type: 'problem',
    schema: [],
    messages: { onlyTransition: orderStatusMessage, inSql },
  },
  create(context) {
    const { has: isOrders, visitor } = tableNames((path, name) => name === 'ordersTable');
    return {
      ...visitor,
      CallExpression({ callee, arguments: [first] }) {
        if (callee.type !== 'MemberExpression' || !setters.has(callee.property.name)) return;
        if (!first || !isOrders(writtenTable(callee.object))) return;
        const columns =
          callee.property.name === 'set' ? first : (propertyOf(first, 'set')?.value ?? first);
        for (const node of suspects(columns)) context.report({ node, messageId: 'onlyTransition' });
      },
      TemplateLiteral({ quasis, expressions }) {
        quasis.forEach((text, index) => {
          const { raw } = text.value;
          if (writesByName.test(raw) || (endsInWrite.test(raw) && isOrders(expressions[index])))
            context.report({ node: text, messageId: 'inSql' });
        });
      },
    };
  },
};

export const orderStatusConfig = {
  files: ['apps/api/src/**/*.ts'],
  ignores: [
    '**/*.test.ts',
    'apps/api/src/test/**',
    'apps/api/src/modules/orders/order-status.repository.ts',
  ],
  plugins: { orders: { rules: { 'status-writes': orderStatus } } },
  rules: { 'orders/status-writes': 'error' },
};
