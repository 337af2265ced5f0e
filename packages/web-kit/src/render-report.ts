import { createContext, use } from 'react';

/** What a page reports about its document while the server renders it. */
export interface RenderReport {
  /** The page's own title, without the shop's name. */
  title(text: string): void;
  /** Sets the response status to 404. */
  notFound(): void;
  /** The module of a part that the page shows and that the browser fetches separately. */
  part(id: string): void;
}

const RenderReportContext = createContext<RenderReport | undefined>(undefined);
export const RenderReportProvider = RenderReportContext.Provider;

/** The report for the page that the server is rendering. Undefined in a browser. */
export const useRenderReport = (): RenderReport | undefined => use(RenderReportContext);
