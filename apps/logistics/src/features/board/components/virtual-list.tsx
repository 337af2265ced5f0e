import { useEffect, useRef, useState, type ReactNode } from 'react';

const OVERSCAN_ROWS = 6;
/**
 * The visible window moves by this many rows at a time, so that scrolling does not render at every
 * pixel.
 */
const SCROLL_STEP_ROWS = 4;
/** In pixels, used until the list has been measured. */
const ASSUMED_HEIGHT = 900;

interface VirtualListProps<Row> {
  label: string;
  rows: readonly Row[];
  rowKey: (row: Row) => string;
  /** In pixels. All rows have the same height. */
  rowHeight: number;
  /** The row that the keyboard moved to. It scrolls into view and gets the focus. */
  current?: number | undefined;
  className?: string | undefined;
  children: (row: Row) => ReactNode;
}

/** A scrolling list of rows with equal heights. Only the visible rows are in the document. */
export function VirtualList<Row>({
  label,
  rows,
  rowKey,
  rowHeight,
  current,
  className,
  children,
}: VirtualListProps<Row>) {
  const list = useRef<HTMLUListElement>(null);
  const [top, setTop] = useState(0);
  const [height, setHeight] = useState(ASSUMED_HEIGHT);
  useEffect(() => {
    const measured = list.current?.clientHeight;
    if (measured) setHeight(measured);
  }, []);
  useEffect(() => {
    const box = list.current;
    if (!box || current === undefined) return;
    const start = current * rowHeight;
    if (start < box.scrollTop) box.scrollTop = start;
    else if (start + rowHeight > box.scrollTop + box.clientHeight)
      box.scrollTop = start + rowHeight - box.clientHeight;
    // The row is rendered only after the scroll event, which fires in the next frame.
    const frame = requestAnimationFrame(() =>
      requestAnimationFrame(() =>
        box
          .querySelector<HTMLElement>(`[data-row="${current}"] :is(input, a)`)
          ?.focus({ preventScroll: true }),
      ),
    );
    return () => cancelAnimationFrame(frame);
  }, [current, rowHeight]);

  const first = Math.max(0, Math.min(top, rows.length - 1) - OVERSCAN_ROWS);
  const last = Math.min(
    rows.length,
    top + Math.ceil(height / rowHeight) + SCROLL_STEP_ROWS + OVERSCAN_ROWS,
  );
  return (
    <ul
      ref={list}
      aria-label={label}
      onScroll={({ currentTarget }) =>
        setTop(
          Math.floor(currentTarget.scrollTop / rowHeight / SCROLL_STEP_ROWS) * SCROLL_STEP_ROWS,
        )
      }
      className={`overflow-y-auto overscroll-contain ${className ?? ''}`}
    >
      <li aria-hidden="true" style={{ height: first * rowHeight }} />
      {rows.slice(first, last).map((row, index) => (
        <li
          key={rowKey(row)}
          data-row={first + index}
          aria-setsize={rows.length}
          aria-posinset={first + index + 1}
          style={{ height: rowHeight }}
        >
          {children(row)}
        </li>
      ))}
      <li aria-hidden="true" style={{ height: (rows.length - last) * rowHeight }} />
    </ul>
  );
}
