import type { staffFilter } from '@pinline/contracts/account/permissions/staff-resource'
import type { StaffRow } from '@pinline/contracts/account/permissions/staff-row'
import type { LanguageCode } from '@pinline/contracts/api/languages'
import type { z } from 'zod'
import type { AccountDeps } from '../account-deps.ts'
import { type Permissions, revisionOf, type StaffMember } from '../domain/permissions/permissions.ts'
import { mentions } from './sort-and-page.ts'
import { textIn } from './staff.ts'
import { profileVersion } from './vault-kinds.ts'

/** Members of staff with their profiles, by one query to the vault. */
const staffRows = async (
  { platform }: Pick<AccountDeps, 'platform'>,
  state: Permissions,
  members: readonly StaffMember[],
  language: LanguageCode,
): Promise<StaffRow[]> => {
  const profiles = await platform.vault.getMany(
    members.map(({ profileRef }) => profileRef),
    profileVersion,
  )
  return members.map((member, index): StaffRow => {
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
export const staffRowOf = async (
  deps: Pick<AccountDeps, 'platform'>,
  state: Permissions,
  id: string,
  language: LanguageCode,
): Promise<StaffRow | undefined> => {
  const member = state.staff.get(id)
  return member === undefined ? undefined : (await staffRows(deps, state, [member], language))[0]
}

/** The staff that a filter leaves. */
export const findStaff = async (
  deps: Pick<AccountDeps, 'platform' | 'staff'>,
  filter: z.output<typeof staffFilter> & { readonly ids?: readonly string[] | undefined },
  language: LanguageCode,
): Promise<StaffRow[]> => {
  const state = await deps.staff.permissions()
  const members = [...state.staff.values()].filter(
    ({ staffId, roleId, disabled }) =>
      (filter.ids === undefined || filter.ids.includes(staffId)) &&
      (filter.roleId === undefined || filter.roleId === roleId) &&
      (filter.state === undefined || filter.state === disabled),
  )
  const rows = await staffRows(deps, state, members, language)
  return rows.filter(({ username, name, phone, email }) => mentions(filter.q, [username, name, phone, email]))
}
