import { useEffect, useEffectEvent } from 'react';
import { useServices } from '@market/web-kit/services';

/**
 * Receives messages from the merchant console that frames this page, and only from the console's
 * origin. Notifies the console when the page is ready for them.
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
