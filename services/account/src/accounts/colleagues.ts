import type { Colleague } from '@pinline/contracts/account/people/list-colleagues'
import type { LanguageCode } from '@pinline/contracts/api/languages'
import type { StaffId } from '@pinline/events/ids'
import type { MentionResource } from '@pinline/events/notification/mention-to-do-opened'
import type { AccountDeps } from '../account-deps.ts'
import { type Permissions, permissionKeys, type StaffMember } from '../domain/permissions/permissions.ts'
import { textIn } from './staff.ts'
import { profileVersion } from './vault-kinds.ts'

type Deps = Pick<AccountDeps, 'platform' | 'staff'>

/** Roles that may read records of a resource, and the to-dos that mentions become. */
const readersOf = (state: Permissions, resource: MentionResource): ReadonlySet<string> =>
  new Set(
    [...state.roles.keys()].filter((roleId) => {
      const keys = new Set(permissionKeys(state, roleId))
      return keys.has(`${resource}.read`) && keys.has('to-dos.read')
    }),
  )

const named = async ({ platform }: Deps, members: readonly StaffMember[]) => {
  const profiles = await platform.vault.getMany(
    members.map(({ profileRef }) => profileRef),
    profileVersion,
  )
  return members.flatMap((member, at) => {
    const profile = profiles[at]
    return profile === undefined ? [] : [{ member, name: profile.name === '' ? profile.username : profile.name }]
  })
}

/** The staff among the ids who exist, and whether each can be mentioned in a note on a record of the resource. */
export const mentionedStaff = async (deps: Deps, ids: readonly StaffId[], resource: MentionResource) => {
  const state = await deps.staff.permissions()
  const readers = readersOf(state, resource)
  const people = await named(
    deps,
    [...new Set(ids)].flatMap((id) => state.staff.get(id) ?? []),
  )
  return people.map(({ member: { staffId: id, disabled, roleId }, name }) => ({
    id,
    name,
    mentionable: !disabled && readers.has(roleId),
  }))
}

/** Whom somebody can mention, found by name: first whose name begins with the words, then by name. */
export const findColleagues = async (
  deps: Deps,
  {
    q,
    resource,
    caller,
    language,
  }: {
    readonly q: string
    readonly resource: MentionResource
    readonly caller: StaffId
    readonly language: LanguageCode
  },
): Promise<Colleague[]> => {
  const state = await deps.staff.permissions()
  const readers = readersOf(state, resource)
  const people = await named(
    deps,
    [...state.staff.values()].filter(
      ({ staffId, disabled, roleId }) => !disabled && staffId !== caller && readers.has(roleId),
    ),
  )
  const sought = q.trim().toLocaleLowerCase()
  const collator = new Intl.Collator(language.replace('_', '-'), { numeric: true, sensitivity: 'base' })
  const later = (name: string): number => (name.toLocaleLowerCase().startsWith(sought) ? 0 : 1)
  return people
    .filter(({ name }) => name.toLocaleLowerCase().includes(sought))
    .sort((one, other) => later(one.name) - later(other.name) || collator.compare(one.name, other.name))
    .map(({ member: { staffId: id, roleId }, name }) => ({
      id,
      name,
      roleName: textIn(state.roles.get(roleId)?.name ?? {}, language),
    }))
}
