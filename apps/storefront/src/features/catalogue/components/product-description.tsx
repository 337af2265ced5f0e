import {
  readDescriptionLine,
  type DescriptionLine,
} from '@market/domain/catalogue/description-lines';

/** The indentation of each level of nested lists. */
const indentClasses = ['pl-5.5', 'pl-11', 'pl-16.5', 'pl-22'];
const dashClasses = ['before:left-0', 'before:left-5.5', 'before:left-11', 'before:left-16.5'];

/** Lines of text have a dash only in a description without list items. */
function Line({ line, isPlain }: { line: DescriptionLine; isPlain: boolean }) {
  if (line.kind === 'text' && isPlain) return <li>{line.text}</li>;
  const depth = line.kind === 'item' ? line.depth : 0;
  const number = line.kind === 'item' ? line.number : undefined;
  return (
    <li
      className={
        number === undefined
          ? `relative before:absolute before:top-[.62em] before:h-[3px] before:w-2.5 before:bg-accent ${indentClasses[depth]} ${dashClasses[depth]}`
          : `relative ${indentClasses[depth]}`
      }
    >
      {number !== undefined && `${number}. `}
      {line.text}
    </li>
  );
}

export function ProductDescription({ lines }: { lines: readonly string[] }) {
  if (lines.length === 0) return null;
  const hasList = lines.some((line) => readDescriptionLine(line).kind === 'item');
  return (
    <section aria-labelledby="about">
      <h2 id="about" className="display mb-4 text-d2">
        About this product
      </h2>
      <ul className="grid max-w-(--measure) gap-3 leading-[1.6] text-text-2">
        {lines.map((line, index) => (
          <Line key={index} line={readDescriptionLine(line)} isPlain={hasList} />
        ))}
      </ul>
    </section>
  );
}
