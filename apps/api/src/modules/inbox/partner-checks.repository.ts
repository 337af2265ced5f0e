import { and, eq, ne, or, sql } from 'drizzle-orm';
import type { Db } from '../../db/db';
import { usersTable } from '../accounts/accounts.reads';
import { partnersTable } from '../delivery/delivery.reads';
import { partnerApplicationsTable } from '../partners/partners.reads';

const { partnerId, company, bankDetails, certification } = partnerApplicationsTable;

export async function findPartnerToCheck(db: Db, id: string) {
  const [row] = await db
    .select({
      id: partnerId,
      company,
      bankDetails,
      certification,
      owner: { firstName: usersTable.firstName, lastName: usersTable.lastName },
    })
    .from(partnerApplicationsTable)
    .innerJoin(usersTable, eq(usersTable.id, partnerId))
    .where(eq(partnerId, id));
  return row;
}

type PartnerToCheck = NonNullable<Awaited<ReturnType<typeof findPartnerToCheck>>>;

export async function listPartnerDuplicates(db: Db, file: PartnerToCheck): Promise<string[]> {
  const sameDetails = [
    file.company ? sql`${company} ->> 'rcNumber' = ${file.company.rcNumber}` : undefined,
    file.bankDetails
      ? sql`${bankDetails} ->> 'bankCode' = ${file.bankDetails.bankCode} and ${bankDetails} ->> 'accountNumber' = ${file.bankDetails.accountNumber}`
      : undefined,
  ];
  const isSame = or(...sameDetails);
  if (!isSame) return [];
  const rows = await db
    .select({ name: partnersTable.companyName })
    .from(partnerApplicationsTable)
    .innerJoin(partnersTable, eq(partnersTable.userId, partnerId))
    .where(and(ne(partnerId, file.id), isSame))
    .orderBy(partnersTable.companyName)
    .limit(3);
  return rows.map(({ name }) => name);
}
