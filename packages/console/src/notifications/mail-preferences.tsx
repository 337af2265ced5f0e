import { useMutation, useQuery } from '@tanstack/react-query';
import type { MailPreference } from '@market/domain/notifications/notification';
import { Card } from '@market/ui/card';
import { Switch } from '@market/ui/switch';
import { useServices } from '@market/web-kit/services';
import { mailPreferenceChange, mailPreferencesQuery } from './notifications.queries';

/** Which notifications also arrive by email. Renders nothing for people without any. */
export function MailPreferences() {
  const { api } = useServices();
  const { data = [] } = useQuery(mailPreferencesQuery(api));
  if (data.length === 0) return null;
  return (
    <Card title="Mail preferences">
      <p className="mb-4 text-sm text-text-2">
        All of these appear under the bell. Choose which ones also arrive by email.
      </p>
      <ul className="grid gap-3">
        {data.map((preference) => (
          <li key={preference.topic}>
            <TopicSwitch preference={preference} />
          </li>
        ))}
      </ul>
    </Card>
  );
}

function TopicSwitch({ preference }: { preference: MailPreference }) {
  const { api } = useServices();
  const { topic, label, byMail, isRequired } = preference;
  const change = useMutation(mailPreferenceChange(api));
  return (
    <Switch
      label={label}
      description={isRequired ? 'Always sent, because it concerns your money or access' : undefined}
      disabled={isRequired || change.isPending}
      checked={change.isPending ? change.variables.body.byMail : byMail}
      onChange={(event) => change.mutate({ body: { topic, byMail: event.target.checked } })}
    />
  );
}
