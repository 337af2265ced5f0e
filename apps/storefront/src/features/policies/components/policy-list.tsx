import { formatDate } from '@market/domain/lagos-time';
import { type Policy } from '@market/domain/policies/policy';
import { policyKindNames } from '@market/domain/policies/policy-kinds';
import { policyBlocks } from '@market/domain/policies/policy-text';
import { TextBlocks } from '@market/ui/text-blocks';

/** Each policy has its own anchor, such as `#returns`. */
export function PolicyList({ policies }: { policies: readonly Policy[] }) {
  return (
    <div className="grid grid-cols-1 items-start gap-x-14 gap-y-8 md:grid-cols-[minmax(0,17rem)_minmax(0,1fr)]">
      {policies.length > 1 && (
        <nav aria-label="Policies" className="md:sticky md:top-6">
          <ul className="grid gap-1 text-sm">
            {policies.map(({ id, kind }) => (
              <li key={id}>
                <a
                  href={`#${kind}`}
                  className="link inline-flex min-h-8 items-center pointer-coarse:min-h-11"
                >
                  {policyKindNames[kind]}
                </a>
              </li>
            ))}
          </ul>
        </nav>
      )}
      <div className="grid min-w-0 gap-10">
        {policies.map((policy) => (
          <PolicyText key={policy.id} policy={policy} />
        ))}
      </div>
    </div>
  );
}

function PolicyText({ policy: { kind, title, summary, text, updatedAt } }: { policy: Policy }) {
  return (
    <section id={kind} aria-labelledby={`${kind}-title`} className="scroll-mt-6">
      <h2 id={`${kind}-title`} className="display text-d2 break-words">
        {title}
      </h2>
      {/* Omitted for returns: it could contradict the return window at the top of the page. */}
      {summary && kind !== 'returns' && <p className="mt-1 font-semibold break-words">{summary}</p>}
      <div className="mt-3 grid max-w-(--measure) gap-3 leading-[1.6] break-words">
        <TextBlocks blocks={policyBlocks(text)} />
      </div>
      <p className="mt-3 text-xs text-muted">{`Last updated ${formatDate(updatedAt)}`}</p>
    </section>
  );
}
