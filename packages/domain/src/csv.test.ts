import { describe, expect, it } from 'vitest';
import { csvLine } from './csv';

describe('csvLine', () => {
  it('quotes every text, doubles quotes and leaves numbers unquoted', () => {
    expect(csvLine(['pay-1', 'Bọ́lá "Sunny" Adé', 'a,b', -12.5])).toBe(
      '"pay-1","Bọ́lá ""Sunny"" Adé","a,b",-12.5\r\n',
    );
  });

  it.each(['=1+1', '+234', '-5', '@SUM(A1)', '\t=1', '\r=1', '\n=1'])(
    'escapes %j so that spreadsheets do not run it as a formula',
    (text) => {
      expect(csvLine([text])).toBe(`"'${text}"\r\n`);
    },
  );
});
