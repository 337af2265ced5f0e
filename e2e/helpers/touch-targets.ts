import { expect, type Page } from '@playwright/test';

/** What a rider's finger needs, in CSS pixels (DESIGN.md, section 18). */
const MIN_SIZE = 48;

/**
 * Expects every control to respond to touches in an area of at least 48 by 48 pixels. The area is
 * measured by hit tests, because it can be larger than the visible control. Excludes links within a
 * sentence, and controls that are covered, such as the skip link.
 */
export async function expectLargeTargets(page: Page): Promise<void> {
  const small = await page.evaluate(listSmallTargets, MIN_SIZE);
  expect(small, `controls of ${page.url()} that are too small for a finger`).toEqual([]);
}

/** Runs in the page. */
function listSmallTargets(minSize: number): string[] {
  const controls =
    'button, a[href], input:not([type=hidden]), select, textarea, summary, [role=button]';
  const dialogs = document.querySelectorAll('[role=dialog], [role=alertdialog]');
  const scope = [...dialogs].at(-1) ?? document.body;
  const isHit = (control: Element, x: number, y: number): boolean => {
    const hit = document.elementFromPoint(x, y);
    if (!hit) return false;
    return control.contains(hit) || hit.closest('label')?.control === control;
  };
  const reach = (isInside: (distance: number) => boolean): number => {
    let distance = 0;
    while (distance < minSize && isInside(distance + 1)) distance += 1;
    return distance;
  };
  const isInSentence = (control: Element): boolean =>
    control.tagName === 'A' &&
    [...(control.parentElement?.childNodes ?? [])].some(
      (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim(),
    );

  const small = [...scope.querySelectorAll<HTMLElement>(controls)].flatMap((control) => {
    // Away from bars that stick to an edge of the screen.
    control.scrollIntoView({ block: 'center', behavior: 'instant' });
    const { left, top, width, height } = control.getBoundingClientRect();
    const [x, y] = [left + width / 2, top + height / 2];
    if (isInSentence(control) || !isHit(control, x, y)) return [];
    const wide =
      1 + reach((by) => isHit(control, x - by, y)) + reach((by) => isHit(control, x + by, y));
    const high =
      1 + reach((by) => isHit(control, x, y - by)) + reach((by) => isHit(control, x, y + by));
    // One pixel less for areas that start within a pixel.
    if (Math.min(wide, high) >= minSize - 1) return [];
    const name = control.getAttribute('aria-label') ?? control.textContent;
    return [`${name.trim().slice(0, 40)} (${control.tagName}), ${wide} by ${high}`];
  });
  scrollTo(0, 0);
  return small;
}
