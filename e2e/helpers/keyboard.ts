import { expect, type Locator, type Page } from '@playwright/test';

/** More than any page of ours has; the focus comes round at its end. */
const MOST_STOPS = 250;

/** Presses Tab until the control has the focus, and sees that it shows it. */
export async function tabTo(page: Page, control: Locator): Promise<void> {
  await expect(control).toBeEnabled();
  const isFocused = () => control.evaluate((element) => element === document.activeElement);
  for (let stops = 0; !(await isFocused()); stops += 1) {
    if (stops > MOST_STOPS) throw new Error(`The keyboard does not reach ${control}`);
    await page.keyboard.press('Tab');
  }
  expect(await control.evaluate(showsFocus), `that ${control} shows its focus`).toBe(true);
}

/** Runs in the page: whether something around the control looks other than without the focus. A box may show it for the field or link that it holds. */
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

/** Reaches a control with the keyboard, and presses a key on it. */
export async function press(page: Page, control: Locator, key = 'Enter'): Promise<void> {
  await tabTo(page, control);
  await page.keyboard.press(key);
}

/** Reaches a field with the keyboard, and types. */
export async function typeInto(page: Page, field: Locator, text: string): Promise<void> {
  await tabTo(page, field);
  await page.keyboard.type(text);
}
