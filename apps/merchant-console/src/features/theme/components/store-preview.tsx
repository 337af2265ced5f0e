import { useEffect, useRef } from 'react';

interface StorePreviewProps {
  /** The store's page in the shop, made for this frame. */
  url: string;
  /** What the page should look like; `undefined` leaves it as it is. */
  look: unknown;
  width: 'desktop' | 'phone';
}

/** The real page of the store, wearing what is being tried. It asks for the look when it is ready, and again after a reload. */
export function StorePreview({ url, look, width }: StorePreviewProps) {
  const frame = useRef<HTMLIFrameElement>(null);
  const isListening = useRef(false);
  const { origin } = new URL(url);
  useEffect(() => {
    const send = () => look !== undefined && frame.current?.contentWindow?.postMessage(look, origin);
    const answer = (event: MessageEvent<unknown>) => {
      if (event.origin !== origin || event.source !== frame.current?.contentWindow) return;
      isListening.current = true;
      send();
    };
    if (isListening.current) send();
    addEventListener('message', answer);
    return () => removeEventListener('message', answer);
  }, [look, origin]);
  return (
    <iframe
      ref={frame}
      title="Preview of your store"
      src={url}
      sandbox="allow-scripts allow-same-origin"
      className={`mx-auto h-[75vh] min-h-120 rounded-3 border border-line-strong bg-surface ${width === 'phone' ? 'w-97.5 max-w-full' : 'w-full'}`}
    />
  );
}
