import * as contract from '@market/api-client/contract';
import type { TestMarket } from './harness';
import type { TestAccount } from './test-accounts';

/** A one-page PDF with this text. */
export const pdf = (inside = ''): Buffer =>
  Buffer.from(
    `%PDF-1.4\n1 0 obj\n<< /Type /Catalog ${inside} >>\nendobj\ntrailer\n<< /Root 1 0 R >>\n%%EOF\n`,
    'latin1',
  );

export const uploadFile = (
  market: TestMarket,
  merchant: TestAccount,
  content: Uint8Array,
  name = 'cac-certificate.pdf',
  type = 'application/pdf',
) =>
  market.as(merchant)(contract.documents.upload, {
    body: { document: new File([new Uint8Array(content)], name, { type }) },
  });

/** The two documents that onboarding requires. */
export async function uploadDocuments(
  market: TestMarket,
  merchant: TestAccount,
): Promise<{ idDocumentUrl: string; proofOfAddress: string }> {
  const [identity, address] = [
    await uploadFile(market, merchant, pdf(), 'nin-slip.pdf'),
    await uploadFile(market, merchant, pdf(), 'bill.pdf'),
  ];
  return { idDocumentUrl: identity.documentUrl, proofOfAddress: address.documentUrl };
}
