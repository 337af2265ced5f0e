/** The rows of the page's list that can be opened. */
const rows = (): HTMLElement[] =>
  [...document.querySelectorAll<HTMLElement>('main tbody > tr')].filter(
    (row) => linkOf(row) !== null,
  );
const linkOf = (row: HTMLElement | undefined) => row?.querySelector<HTMLElement>('a[href]') ?? null;
const focusedRow = (all: readonly HTMLElement[]): number =>
  all.findIndex((row) => row.contains(document.activeElement));

export const hasList = (): boolean => rows().length > 0;

/** Whether the rows have checkboxes. */
export const hasSelection = (): boolean =>
  rows().some((row) => row.querySelector('input[type="checkbox"]') !== null);

/** Moves the focus to the link of the next (1) or previous (-1) row. */
export function moveInList(step: 1 | -1): void {
  const all = rows();
  const link = linkOf(all[Math.max(0, focusedRow(all) + step)]);
  link?.focus({ preventScroll: true });
  link?.scrollIntoView({ block: 'nearest' });
}

/** Selects the row with the focus, or clears its selection. */
export function selectInList(): void {
  const all = rows();
  all[focusedRow(all)]?.querySelector<HTMLElement>('input[type="checkbox"]')?.click();
}
