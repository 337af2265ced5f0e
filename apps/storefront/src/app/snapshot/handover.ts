const controls = 'a, button, input, select, textarea, summary';

/** The same control is found again by what it says, and by its place among those that say the same. */
const nameOf = (element: Element): string =>
  [element.tagName, ...['type', 'name', 'aria-label', 'placeholder', 'href'].map((attribute) => element.getAttribute(attribute)), element.textContent].join('|');

const alike = (root: Element, name: string): Element[] => [...root.querySelectorAll(controls)].filter((element) => nameOf(element) === name);

interface Trace {
  readonly element: Element;
  readonly name: string;
  readonly index: number;
}

function traceOf(root: Element, target: EventTarget | null): Trace | undefined {
  const element = target instanceof Element ? target.closest(controls) : null;
  if (!element) return undefined;
  const name = nameOf(element);
  return { element, name, index: alike(root, name).indexOf(element) };
}

const isText = (element: Element): element is HTMLInputElement => element instanceof HTMLInputElement && !['checkbox', 'radio'].includes(element.type);

/**
 * Remembers what a visitor does to the server's page before the app has taken over: where the focus is, what was typed, the
 * last button pressed, how far the page was scrolled. The function that it returns does the same to the app's page.
 */
export function watchVisitor(root: Element): () => void {
  // Before there was any of our code, the page's first script marked what was pressed.
  let focused = root.contains(document.activeElement) ? traceOf(root, document.activeElement) : undefined;
  let pressed = traceOf(root, [...root.querySelectorAll('[data-pressed]')].at(-1) ?? null);
  const noteFocus = (event: Event) => void (focused = traceOf(root, event.target));
  const notePress = (event: Event) => {
    const trace = traceOf(root, event.target);
    // Links work without the app.
    if (trace && trace.element.tagName !== 'A' && !isText(trace.element)) pressed = trace;
  };
  let top = scrollY;
  const noteScroll = () => void (top = scrollY);
  root.addEventListener('focusin', noteFocus);
  root.addEventListener('click', notePress);
  addEventListener('scroll', noteScroll, { passive: true });

  return () => {
    root.removeEventListener('focusin', noteFocus);
    root.removeEventListener('click', notePress);
    removeEventListener('scroll', noteScroll);
    // The app begins at the top, as after every move. Where nobody has scrolled, nothing is asked that needs the new page's layout.
    if (top > 0) scrollTo({ top, behavior: 'instant' });
    restore(root, focused, pressed);
  };
}

function restore(root: Element, focused: Trace | undefined, pressed: Trace | undefined): void {
  const found = focused && alike(root, focused.name)[focused.index];
  if (focused && found instanceof HTMLElement && document.activeElement === document.body) {
    found.focus({ preventScroll: true });
    if (isText(focused.element) && isText(found) && focused.element.value !== found.value) type(found, focused.element);
  }
  const button = pressed && alike(root, pressed.name)[pressed.index];
  if (button instanceof HTMLElement) button.click();
}

/** As if it had been typed: React listens to the event, and would not see a value that is merely set on its own property. */
function type(into: HTMLInputElement, { value, selectionStart, selectionEnd }: HTMLInputElement): void {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(into, value);
  into.dispatchEvent(new Event('input', { bubbles: true }));
  into.setSelectionRange(selectionStart, selectionEnd);
}
