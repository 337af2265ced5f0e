import { createContext, use } from 'react';

/** What a page says about its document while the server draws it. In the browser nobody listens. */
export interface DocumentNotes {
  /** The page's own title, without the shop's name. */
  title(text: string): void;
  /** There is no such page, product or store: the reply's status is 404. */
  notFound(): void;
}

const DocumentNotesContext = createContext<DocumentNotes | undefined>(undefined);
export const DocumentNotesProvider = DocumentNotesContext.Provider;

/** Where the server's drawing listens; nothing in a browser. */
export const useDocumentNotes = (): DocumentNotes | undefined => use(DocumentNotesContext);
