import { useEffect } from 'react';
import { useDocumentNotes } from '@market/web-kit/document-notes';
import { useServices } from '@market/web-kit/services';

/**
 * The document's title: the page first, because tabs are narrow. It replaces the one that the page
 * came with.
 */
export function PageTitle({ children }: { children: string }) {
  const { config } = useServices();
  const title = `${children} · ${config.platformName}`;
  useDocumentNotes()?.title(title);
  useEffect(() => {
    document.title = title;
  }, [title]);
  return null;
}
