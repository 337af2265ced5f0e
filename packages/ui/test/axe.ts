import axe from 'axe-core';
import { expect } from 'vitest';

// Needs layout or a whole page, which jsdom and a lone component do not have; the browser suites
// check these.
const rules = { 'color-contrast': { enabled: false }, region: { enabled: false } };

/** Fails with the list of broken accessibility rules below `element`. */
export async function expectAccessible(element: Element = document.body): Promise<void> {
  const { violations } = await axe.run(element, { rules });
  expect(
    violations.map(
      (violation) => `${violation.id}: ${violation.nodes.map((node) => node.html).join(' ')}`,
    ),
  ).toEqual([]);
}
