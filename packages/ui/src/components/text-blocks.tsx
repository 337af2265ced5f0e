export type TextBlock =
  { kind: 'paragraph'; text: string } | { kind: 'list'; items: readonly string[] };

/** Plain text in paragraphs and lists; the surrounding element sets their spacing. */
export function TextBlocks({ blocks }: { blocks: readonly TextBlock[] }) {
  return blocks.map((block, index) =>
    block.kind === 'paragraph' ? (
      <p key={index} className="whitespace-pre-line">
        {block.text}
      </p>
    ) : (
      <ul key={index} className="grid list-disc gap-1.5 pl-5">
        {block.items.map((item, place) => (
          <li key={place}>{item}</li>
        ))}
      </ul>
    ),
  );
}
