import { staffId } from '@pinline/events/ids'
import type { AccountDeps } from '../account-deps.ts'
import { staffClaim } from '../accounts/staff.ts'
import { profileVersion } from '../accounts/vault-kinds.ts'

type Deps = Pick<AccountDeps, 'platform' | 'staff'>

/** The id of an account: of a member of staff by username, any other text unchanged. */
export const accountIdOf = async ({ platform }: Deps, text: string): Promise<string> =>
  /^[bs]-[0-9a-z]+$/.test(text) ? text : ((await platform.claims.owner(staffClaim, text.toLowerCase())) ?? text)

/** Names of the members of staff among some ids, by id; removed ones have none. */
export const staffNames = async (
  { platform, staff }: Deps,
  ids: readonly (string | undefined)[],
): Promise<ReadonlyMap<string, string>> => {
  const staffIds = [...new Set(ids)].flatMap((id) => staffId.safeParse(id).data ?? [])
  if (staffIds.length === 0) return new Map()
  const permissions = await staff.permissions()
  const members = staffIds.flatMap((id) => permissions.staff.get(id) ?? [])
  const profiles = await platform.vault.getMany(
    members.map(({ profileRef }) => profileRef),
    profileVersion,
  )
  return new Map(
    members.flatMap(({ staffId: id }, index) => {
      const profile = profiles[index]
      return profile === undefined ? [] : [[id, profile.name === '' ? profile.username : profile.name] as const]
    }),
  )
}
