import { useEffect, useEffectEvent } from 'react';
import { useServices } from '@market/web-kit/services';

/**
 * Receives what the merchant console sends to this page in its frame, from the console's origin only, and tells the
 * console when the page is ready for it.
 */
export function useConsoleMessage(receive: (data: unknown) => Promise<void>): void {
  const { config } = useServices();
  const onMessage = useEffectEvent(receive);
  useEffect(() => {
    const console = window.parent;
    if (console === window) return;
    const origin = config.origins.merchant;
    const listen = (event: MessageEvent<unknown>) => {
      if (event.origin === origin && event.source === console) void onMessage(event.data);
    };
    addEventListener('message', listen);
    console.postMessage('store-preview-ready', origin);
    return () => removeEventListener('message', listen);
  }, [config]);
}
