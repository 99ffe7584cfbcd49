import type { UserRow } from '@pinline/contracts/account/permissions/user-row'
import type { userFilter } from '@pinline/contracts/account/permissions/users-resource'
import type { LanguageCode } from '@pinline/contracts/api/languages'
import type { z } from 'zod'
import type { AccountParts } from '../account-parts.ts'
import { type Authorities, revisionOf, type StaffMember } from '../domain/authorities/authorities.ts'
import { mentions } from './listed.ts'
import { textIn } from './staff.ts'
import { profileVersion } from './vault-kinds.ts'

/** Members of staff with who they are; the vault is asked once for all of them. */
const userRows = async (
  { platform }: Pick<AccountParts, 'platform'>,
  state: Authorities,
  members: readonly StaffMember[],
  language: LanguageCode,
): Promise<UserRow[]> => {
  const profiles = await platform.vault.getMany(
    members.map(({ profileRef }) => profileRef),
    profileVersion,
  )
  return members.map((member, index): UserRow => {
    const profile = profiles[index]
    const { staffId, roleId, avatarFileId } = member
    return {
      id: staffId,
      username: profile?.username ?? staffId,
      name: profile?.name ?? '',
      phone: profile?.phone ?? null,
      email: profile?.email ?? null,
      avatar: avatarFileId === undefined ? null : `/upload/file/one?id=${avatarFileId}`,
      roleId,
      roleName: textIn(state.roles.get(roleId)?.name ?? {}, language),
      state: member.disabled,
      secondFactor: member.secondFactorRef !== undefined,
      mustChangePassword: member.mustChangePassword,
      admittedAt: member.admittedAt,
      revision: revisionOf(state, 'staff', staffId),
    }
  })
}

/** One member of staff as a row, or undefined. */
export const userRowOf = async (
  parts: Pick<AccountParts, 'platform'>,
  state: Authorities,
  id: string,
  language: LanguageCode,
): Promise<UserRow | undefined> => {
  const member = state.staff.get(id)
  return member === undefined ? undefined : (await userRows(parts, state, [member], language))[0]
}

/** The staff that a filter leaves. */
export const findUsers = async (
  parts: Pick<AccountParts, 'platform' | 'staff'>,
  filter: z.output<typeof userFilter> & { readonly ids?: readonly string[] | undefined },
  language: LanguageCode,
): Promise<UserRow[]> => {
  const state = await parts.staff.authorities()
  const members = [...state.staff.values()].filter(
    ({ staffId, roleId, disabled }) =>
      (filter.ids === undefined || filter.ids.includes(staffId)) &&
      (filter.roleId === undefined || filter.roleId === roleId) &&
      (filter.state === undefined || filter.state === disabled),
  )
  const rows = await userRows(parts, state, members, language)
  return rows.filter(({ username, name, phone, email }) => mentions(filter.q, [username, name, phone, email]))
}
