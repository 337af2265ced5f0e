import { useMutation, useQuery } from '@tanstack/react-query';
import type { MailPreference } from '@market/domain/notifications/notification';
import { Card } from '@market/ui/card';
import { Skeleton } from '@market/ui/skeleton';
import { Switch } from '@market/ui/switch';
import { queryError } from '@market/web-kit/list/query-error';
import { useServices } from '@market/web-kit/services';
import { changeEmailPreference, mailPreferencesQuery } from './notifications.queries';

/** Which notifications also arrive by email. Renders nothing when there are none to choose from. */
export function MailPreferences() {
  const { api } = useServices();
  const preferences = useQuery(mailPreferencesQuery(api));
  const { data } = preferences;
  if (data?.length === 0) return null;
  return (
    <Card title="Email preferences" aria-busy={preferences.isPending}>
      <p className="mb-4 text-sm text-text-2">
        All notifications appear under the bell. Choose which ones we also send by email.
      </p>
      {queryError(preferences) ?? (
        <ul className="grid gap-3">
          {data?.map((preference) => (
            <li key={preference.topic}>
              <TopicSwitch preference={preference} />
            </li>
          )) ?? <LoadingTopics />}
        </ul>
      )}
    </Card>
  );
}

const LoadingTopics = () =>
  [0, 1, 2, 3].map((topic) => (
    <li key={topic} aria-hidden="true">
      <Skeleton className="h-6" />
    </li>
  ));

function TopicSwitch({ preference }: { preference: MailPreference }) {
  const { api } = useServices();
  const { topic, label, byMail, isRequired } = preference;
  const change = useMutation(changeEmailPreference(api));
  return (
    <Switch
      label={label}
      description={isRequired ? 'Always sent, to protect your money and access' : undefined}
      disabled={isRequired}
      checked={change.isPending ? change.variables.body.byMail : byMail}
      // The switch stays enabled while it is saved, because a disabled switch loses the focus.
      onChange={(event) =>
        change.isPending || change.mutate({ body: { topic, byMail: event.target.checked } })
      }
    />
  );
}
