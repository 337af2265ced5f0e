import { useServices } from '@market/web-kit/services';

/** The document's title: the page first, because tabs are narrow. */
export function PageTitle({ children }: { children: string }) {
  const { config } = useServices();
  return <title>{`${children} · ${config.platformName}`}</title>;
}
