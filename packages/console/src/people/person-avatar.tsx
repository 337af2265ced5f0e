import { fullName } from '@market/domain/accounts/person-name';
import { Avatar } from '@market/ui/avatar';

/** Pairs of tokens whose contrast is at least 6.7 in light and dark. */
const colours = [
  'bg-neutral-soft text-on-neutral-soft',
  'bg-accent-soft text-on-accent-soft',
  'bg-info-soft text-on-info-soft',
  'bg-warning-soft text-on-warning-soft',
  'bg-success-soft text-on-success-soft',
] as const;
const sizes = { md: 'size-9 text-2xs', lg: 'size-11 text-sm' } as const;

interface PersonAvatarProps {
  person: { readonly id: string; readonly firstName: string; readonly lastName: string };
  size?: keyof typeof sizes;
}

/** Initials on a colour derived from the id, so that it stays the same when the name changes. */
export function PersonAvatar({ person, size = 'md' }: PersonAvatarProps) {
  const sum = [...person.id].reduce((total, letter) => total + letter.charCodeAt(0), 0);
  const colour = colours[sum % colours.length] ?? colours[0];
  return <Avatar name={fullName(person)} className={`${sizes[size]} ${colour}`} />;
}
