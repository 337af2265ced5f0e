import { createContext, use } from 'react';

/** What a page reports about its document while the server renders it. */
export interface DocumentNotes {
  /** The page's own title, without the shop's name. */
  title(text: string): void;
  /** Sets the response status to 404. */
  notFound(): void;
  /** The module of a part that the page shows and the browser fetches separately. */
  part(id: string): void;
}

const DocumentNotesContext = createContext<DocumentNotes | undefined>(undefined);
export const DocumentNotesProvider = DocumentNotesContext.Provider;

/** The server's document notes; undefined in a browser. */
export const useDocumentNotes = (): DocumentNotes | undefined => use(DocumentNotesContext);
