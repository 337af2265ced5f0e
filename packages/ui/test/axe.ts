import axe from 'axe-core';
import { expect } from 'vitest';

// These rules need layout or a whole page, which a component in jsdom does not have. The browser
// tests check them.
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
