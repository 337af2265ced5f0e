/** The rows of the page's list that can be opened. */
const listRows = (): HTMLElement[] =>
  [...document.querySelectorAll<HTMLElement>('main tbody > tr')].filter(
    (row) => rowLink(row) !== null,
  );
const rowLink = (row: HTMLElement | undefined) =>
  row?.querySelector<HTMLElement>('a[href]') ?? null;
const focusedRow = (all: readonly HTMLElement[]): number =>
  all.findIndex((row) => row.contains(document.activeElement));

export const hasList = (): boolean => listRows().length > 0;

export const hasSelection = (): boolean =>
  listRows().some((row) => row.querySelector('input[type="checkbox"]') !== null);

/** Moves the focus to the link of the next (1) or previous (-1) row. */
export function moveInList(step: 1 | -1): void {
  const all = listRows();
  const link = rowLink(all[Math.max(0, focusedRow(all) + step)]);
  link?.focus({ preventScroll: true });
  link?.scrollIntoView({ block: 'nearest' });
}

/** Selects the row with the focus, or clears its selection. */
export function selectInList(): void {
  const all = listRows();
  all[focusedRow(all)]?.querySelector<HTMLElement>('input[type="checkbox"]')?.click();
}
