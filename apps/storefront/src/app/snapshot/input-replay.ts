const controls = 'a, button, input, select, textarea, summary';

const isChoice = (element: Element): element is HTMLInputElement =>
  element instanceof HTMLInputElement && ['checkbox', 'radio'].includes(element.type);

/**
 * The name of a radio group is an id that differs between renders of the page, although the group
 * is the same.
 */
const attributesOf = (element: Element): string[] =>
  isChoice(element)
    ? ['type', 'value', 'aria-label']
    : ['type', 'name', 'aria-label', 'placeholder', 'href'];

/** Identifies a control by its label, and by its position among controls with the same label. */
const nameOf = (element: Element): string =>
  [
    element.tagName,
    ...attributesOf(element).map((attribute) => element.getAttribute(attribute)),
    element.textContent,
  ].join('|');

const alike = (root: Element, name: string): Element[] =>
  [...root.querySelectorAll(controls)].filter((element) => nameOf(element) === name);

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

const isText = (element: Element): element is HTMLInputElement =>
  element instanceof HTMLInputElement && !isChoice(element);

/** Replays only the last press of each kind: one option per group, and one button. */
const kindOf = ({ element }: Trace): unknown => {
  if (!isChoice(element)) return 'button';
  return element.type === 'radio' ? element.name : element;
};

const withPress = (presses: readonly Trace[], press: Trace): Trace[] => [
  ...presses.filter((other) => kindOf(other) !== kindOf(press)),
  press,
];

/** Elements pressed before the app loaded, in order. The page's first script marks them. */
function earlyPresses(root: Element): Trace[] {
  const marked = [...root.querySelectorAll<HTMLElement>('[data-pressed]')].sort(
    (a, b) => Number(a.dataset['pressed']) - Number(b.dataset['pressed']),
  );
  return marked.flatMap((element) => traceOf(root, element) ?? []).reduce<Trace[]>(withPress, []);
}

/**
 * Records what a visitor does to the server-rendered page before the client mount: the focus, text
 * and choices entered, the last button pressed, and the scroll position. The returned function
 * replays it on the app's page.
 */
export function recordInput(root: Element): () => void {
  let focused = root.contains(document.activeElement)
    ? traceOf(root, document.activeElement)
    : undefined;
  let presses = earlyPresses(root);
  const noteFocus = (event: Event) => void (focused = traceOf(root, event.target));
  const notePress = (event: Event) => {
    const trace = traceOf(root, event.target);
    // Links work without the app, so they are not replayed.
    if (trace && trace.element.tagName !== 'A' && !isText(trace.element))
      presses = withPress(presses, trace);
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
    // The app starts at the top, as after every navigation. Unless the visitor scrolled, nothing is
    // read that would force a layout of the new page.
    if (top > 0) scrollTo({ top, behavior: 'instant' });
    restoreFocus(root, focused);
    void pressAgain(root, presses);
  };
}

const foundAgain = (root: Element, { name, index }: Trace): Element | undefined =>
  alike(root, name)[index];

function restoreFocus(root: Element, focused: Trace | undefined): void {
  const found = focused && foundAgain(root, focused);
  if (!focused || !(found instanceof HTMLElement) || document.activeElement !== document.body)
    return;
  found.focus({ preventScroll: true });
  if (isText(focused.element) && isText(found) && focused.element.value !== found.value)
    type(found, focused.element);
}

/** Sequential, because each press depends on the page that results from the previous one. */
async function pressAgain(root: Element, presses: readonly Trace[]): Promise<void> {
  for (const press of presses) {
    const found = foundAgain(root, press);
    const isDone =
      found &&
      isChoice(found) &&
      isChoice(press.element) &&
      found.checked === press.element.checked;
    if (found instanceof HTMLElement && !isDone) found.click();
    await Promise.resolve();
  }
}

/**
 * Simulates typing: React listens to the event, and does not notice a value set on the element's
 * property alone.
 */
function type(
  into: HTMLInputElement,
  { value, selectionStart, selectionEnd }: HTMLInputElement,
): void {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(into, value);
  into.dispatchEvent(new Event('input', { bubbles: true }));
  into.setSelectionRange(selectionStart, selectionEnd);
}
