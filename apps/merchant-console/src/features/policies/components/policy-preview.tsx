import type { PolicyInput } from '@market/domain/policies/policy';
import { policyBlocks } from '@market/domain/policies/policy-text';
import { TextBlocks } from '@market/ui/text-blocks';

export function PolicyPreview({
  policy: { title, summary, text },
}: {
  policy: Pick<PolicyInput, 'title' | 'summary' | 'text'>;
}) {
  return (
    <section aria-label="Preview" className="min-w-0 leading-[1.6] break-words">
      <h3 className="text-lg font-semibold">{title || 'No title yet'}</h3>
      {summary && <p className="mt-1 font-semibold">{summary}</p>}
      <div className="mt-3 grid gap-3 text-sm">
        <TextBlocks blocks={policyBlocks(text)} />
        {!text.trim() && <p className="text-muted">No text yet.</p>}
      </div>
    </section>
  );
}
