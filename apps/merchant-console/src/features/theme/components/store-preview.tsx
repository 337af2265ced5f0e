import { useEffect, useMemo, useRef } from 'react';
import { previewMessage, type ThemePreview } from '../model/theme-preview';
import { useElementWidth } from '../use-element-width';

interface StorePreviewProps {
  preview: ThemePreview;
  /** The theme to preview. `undefined` keeps the previous one. */
  look: unknown;
  width: PreviewWidth;
}

export type PreviewWidth = 'desktop' | 'phone';

/** The width of the simulated screen in pixels. */
const screenWidths: Readonly<Record<PreviewWidth, number>> = { desktop: 1280, phone: 390 };

/**
 * The store's real page with the edited theme, scaled down to fit. The page requests the theme when
 * it is ready, and again after a reload.
 */
export function StorePreview({ preview: { url, page }, look, width }: StorePreviewProps) {
  const frame = useRef<HTMLIFrameElement>(null);
  const isListening = useRef(false);
  const { ref, width: available } = useElementWidth();
  const shrunk = Math.min(1, (available ?? screenWidths[width]) / screenWidths[width]);
  const { origin } = new URL(url);
  const message = useMemo(
    () => (look === undefined ? undefined : previewMessage(look, page)),
    [look, page],
  );
  useEffect(() => {
    const send = () =>
      message !== undefined && frame.current?.contentWindow?.postMessage(message, origin);
    const answer = (event: MessageEvent<unknown>) => {
      if (event.origin !== origin || event.source !== frame.current?.contentWindow) return;
      isListening.current = true;
      send();
    };
    if (isListening.current) send();
    addEventListener('message', answer);
    return () => removeEventListener('message', answer);
  }, [message, origin]);
  return (
    <div
      ref={ref}
      className="relative h-[75vh] min-h-120 overflow-clip rounded-3 border border-line-strong bg-sunken"
    >
      <iframe
        ref={frame}
        title="Preview of your store"
        src={url}
        sandbox="allow-scripts allow-same-origin"
        className="absolute top-0 left-1/2 origin-top -translate-x-1/2 bg-surface"
        style={{ scale: `${shrunk}`, width: screenWidths[width], height: `${100 / shrunk}%` }}
      />
    </div>
  );
}
