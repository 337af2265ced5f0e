import type { Locator, Page } from '@playwright/test';

/** Filters a combobox by typing the name of an option, and selects it. */
export async function chooseComboboxOption(
  scope: Page | Locator,
  field: string,
  entry: string,
): Promise<void> {
  await scope.getByRole('combobox', { name: field, exact: true }).fill(entry);
  await pageOf(scope).getByRole('option', { name: entry, exact: true }).click();
}

/** Opens a select and selects an option. */
export async function chooseSelectOption(
  scope: Page | Locator,
  field: string,
  entry: string,
): Promise<void> {
  await scope.getByRole('combobox', { name: field, exact: true }).click();
  await pageOf(scope).getByRole('option', { name: entry, exact: true }).click();
}

export async function filterBy(page: Page, filter: string, entry: string): Promise<void> {
  await page
    .getByRole('combobox', { name: filter, exact: true })
    .selectOption({ label: `${filter}: ${entry}` });
}

/** Options are rendered in a popup outside the form. */
const pageOf = (scope: Page | Locator): Page => ('page' in scope ? scope.page() : scope);
