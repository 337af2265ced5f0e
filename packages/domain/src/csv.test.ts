import { describe, expect, it } from 'vitest';
import { csvLine } from './csv';

describe('a line of CSV', () => {
  it('quotes every text, doubles quotes, and leaves numbers as they are', () => {
    expect(csvLine(['pay-1', 'Bọ́lá "Sunny" Adé', 'a,b', -12.5])).toBe(
      '"pay-1","Bọ́lá ""Sunny"" Adé","a,b",-12.5\r\n',
    );
  });

  it.each(['=1+1', '+234', '-5', '@SUM(A1)', '\t=1', '\r=1', '\n=1'])(
    'keeps a spreadsheet from running %j',
    (text) => {
      expect(csvLine([text])).toBe(`"'${text}"\r\n`);
    },
  );
});
