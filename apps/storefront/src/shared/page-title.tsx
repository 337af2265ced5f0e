import { useEffect } from 'react';
import { useRenderReport } from '@market/web-kit/render-report';
import { useServices } from '@market/web-kit/services';

/** The page's name comes first in the title, because tabs are narrow. */
export function PageTitle({ children }: { children: string }) {
  const { config } = useServices();
  const title = `${children} · ${config.platformName}`;
  useRenderReport()?.title(title);
  useEffect(() => {
    document.title = title;
  }, [title]);
  return null;
}
