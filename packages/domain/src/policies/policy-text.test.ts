import { expect, it } from 'vitest';
import { policyBlocks } from './policy-text';

it('policyBlocks returns paragraphs and lists, and treats everything else as plain text', () => {
  expect(
    policyBlocks(
      'Bring it back.\r\nWithin 10 days.\n\n- the box\n- the receipt\nThen we <b>look</b>.\n\n\n',
    ),
  ).toEqual([
    { kind: 'paragraph', text: 'Bring it back.\nWithin 10 days.' },
    { kind: 'list', items: ['the box', 'the receipt'] },
    { kind: 'paragraph', text: 'Then we <b>look</b>.' },
  ]);
});
