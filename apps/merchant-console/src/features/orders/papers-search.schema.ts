import * as z from 'zod/mini';

const papers = ['slips', 'invoices'] as const;
export type Paper = (typeof papers)[number];

const papersSearchSchema = z.object({
  paper: z.catch(z.enum(papers), 'slips'),
  ids: z.catch(z.string(), ''),
});

/** The URL of printed documents: `/orders/papers?paper=slips&ids=…,…`. */
export function parsePapersSearch(params: URLSearchParams) {
  const { paper, ids } = z.parse(papersSearchSchema, Object.fromEntries(params));
  return { paper, ids: ids.split(',').filter(Boolean) };
}
