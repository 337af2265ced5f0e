import type { Locator, Page } from '@playwright/test';

/** Finds an entry of a long list by typing its name, and chooses it. */
export async function find(scope: Page | Locator, field: string, entry: string): Promise<void> {
  await scope.getByRole('combobox', { name: field, exact: true }).fill(entry);
  await pageOf(scope).getByRole('option', { name: entry, exact: true }).click();
}

/** Opens a short list and chooses an entry. */
export async function choose(scope: Page | Locator, field: string, entry: string): Promise<void> {
  await scope.getByRole('combobox', { name: field, exact: true }).click();
  await pageOf(scope).getByRole('option', { name: entry, exact: true }).click();
}

/** Narrows a list with one of the filters above it. */
export async function filterBy(page: Page, filter: string, entry: string): Promise<void> {
  await page
    .getByRole('combobox', { name: filter, exact: true })
    .selectOption({ label: `${filter}: ${entry}` });
}

/** Lists float above the page, outside of the form that they belong to. */
const pageOf = (scope: Page | Locator): Page => ('page' in scope ? scope.page() : scope);
