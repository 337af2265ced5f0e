import { expect, type Locator, type Page } from '@playwright/test';

/** More presses of Tab than any page needs. */
const MAX_TAB_STOPS = 250;

/** Presses Tab until the control has focus, and checks that the focus is visible. */
export async function tabTo(page: Page, control: Locator): Promise<void> {
  await expect(control).toBeEnabled();
  const isFocused = () => control.evaluate((element) => element === document.activeElement);
  for (let stops = 0; !(await isFocused()); stops += 1) {
    if (stops > MAX_TAB_STOPS) throw new Error(`The keyboard does not reach ${control}`);
    await page.keyboard.press('Tab');
  }
  expect(await control.evaluate(showsFocus), `that ${control} shows its focus`).toBe(true);
}

/**
 * Runs in the page. Returns whether the styles of the element or one of its ancestors change with
 * focus, because a container may show the focus of its field.
 */
function showsFocus(element: Element): boolean {
  if (!(element instanceof HTMLElement)) return false;
  const look = () => {
    let styles = '';
    for (let holder: Element | null = element; holder; holder = holder.parentElement) {
      const { outline, boxShadow, borderColor } = getComputedStyle(holder);
      styles += `${outline}|${boxShadow}|${borderColor};`;
    }
    return styles;
  };
  const focused = look();
  element.blur();
  const plain = look();
  element.focus({ preventScroll: true });
  return focused !== plain;
}

export async function press(page: Page, control: Locator, key = 'Enter'): Promise<void> {
  await tabTo(page, control);
  await page.keyboard.press(key);
}

export async function typeInto(page: Page, field: Locator, text: string): Promise<void> {
  await tabTo(page, field);
  await page.keyboard.type(text);
}
