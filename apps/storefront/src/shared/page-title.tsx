import { useEffect } from 'react';
import { useRenderReport } from '@market/web-kit/render-report';
import { useServices } from '@market/web-kit/services';

/**
 * Sets the document's title. The page's name comes first, because tabs are narrow. Replaces the
 * title in the received document.
 */
export function PageTitle({ children }: { children: string }) {
  const { config } = useServices();
  const title = `${children} · ${config.platformName}`;
  useRenderReport()?.title(title);
  useEffect(() => {
    document.title = title;
  }, [title]);
  return null;
}
