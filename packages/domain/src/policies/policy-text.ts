export type PolicyBlock = { kind: 'paragraph'; text: string } | { kind: 'list'; items: string[] };

const ITEM = /^[-*•]\s+/;

/**
 * Parses a policy's text: an empty line starts a paragraph, a line that starts with `- ` is a list
 * item.
 */
export function policyBlocks(text: string): PolicyBlock[] {
  const blocks: PolicyBlock[] = [];
  let open: PolicyBlock | undefined;
  for (const line of text.split(/\r?\n/).map((each) => each.trim())) {
    const kind = ITEM.test(line) ? 'list' : 'paragraph';
    if (line === '') open = undefined;
    else if (open?.kind === 'list' && kind === 'list') open.items.push(line.replace(ITEM, ''));
    else if (open?.kind === 'paragraph' && kind === 'paragraph') open.text += `\n${line}`;
    else {
      open = kind === 'list' ? { kind, items: [line.replace(ITEM, '')] } : { kind, text: line };
      blocks.push(open);
    }
  }
  return blocks;
}
