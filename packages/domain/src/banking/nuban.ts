const WEIGHTS = [3, 7, 3] as const;

const institutionCode = (bankCode: string): string | undefined => {
  if (!/^\d+$/.test(bankCode)) return undefined;
  if (bankCode.length === 3) return `000${bankCode}`;
  if (bankCode.length === 5) return `9${bankCode}`;
  return bankCode.length === 6 ? bankCode : undefined;
};

/**
 * Whether the check digit of a 10-digit NUBAN is valid for the bank (CBN, revised 2020). Undefined
 * when the bank is not part of the scheme or the number does not have 10 digits. The result is only
 * a hint, because some real accounts fail the check.
 */
export function isValidNuban(accountNumber: string, bankCode: string): boolean | undefined {
  const institution = institutionCode(bankCode);
  if (institution === undefined || !/^\d{10}$/.test(accountNumber)) return undefined;
  const digits = [...`${institution}${accountNumber.slice(0, 9)}`].map(Number);
  const sum = digits.reduce((total, digit, index) => total + digit * (WEIGHTS[index % 3] ?? 0), 0);
  return (10 - (sum % 10)) % 10 === Number(accountNumber[9]);
}
