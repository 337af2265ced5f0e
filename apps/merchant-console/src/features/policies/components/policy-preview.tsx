import type { PolicyInput } from '@market/domain/policies/policy';
import { policyBlocks } from '@market/domain/policies/policy-text';

/** A policy as its readers will see it. */
export function PolicyPreview({ policy: { title, summary, text } }: { policy: Pick<PolicyInput, 'title' | 'summary' | 'text'> }) {
  return (
    <section aria-label="Preview" className="min-w-0 leading-[1.6] break-words">
      <h3 className="text-lg font-semibold">{title || 'No title yet'}</h3>
      {summary && <p className="mt-1 font-semibold">{summary}</p>}
      <div className="mt-3 grid gap-3 text-sm">
        {policyBlocks(text).map((block, index) =>
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
        )}
        {!text.trim() && <p className="text-muted">Nothing written yet.</p>}
      </div>
    </section>
  );
}
