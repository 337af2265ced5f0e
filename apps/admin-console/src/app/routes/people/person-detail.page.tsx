import { useSuspenseQuery } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import { useClose } from '@market/web-kit/router/use-close';
import { useKeepSearch } from '@market/web-kit/router/use-keep-search';
import { useServices } from '@market/web-kit/services';
import { useUser } from '@market/web-kit/use-session';
import { PersonDrawer } from '../../../features/people/components/person-drawer';
import { peopleCountsQuery, personQuery } from '../../../features/people/people.queries';
import { paths } from '../../paths';

export function PersonDetailPage() {
  const { id = '' } = useParams();
  const { api } = useServices();
  const user = useUser();
  const keepSearch = useKeepSearch();
  const { data: person } = useSuspenseQuery(personQuery(api, id));
  const { data: counts } = useSuspenseQuery(peopleCountsQuery(api));
  const close = useClose(paths.people.list.href());
  return (
    <PersonDrawer
      key={id}
      person={person}
      isOwnAccount={user?.id === id}
      superAdmins={counts.activeSuperAdmins}
      editHref={keepSearch(paths.people.edit.href({ id }))}
      onClose={close}
    />
  );
}
