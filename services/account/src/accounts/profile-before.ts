import { permissionsEvent } from '@pinline/events/account/permissions-event'
import type { StaffId, VaultReference } from '@pinline/events/ids'
import type { AccountDeps } from '../account-deps.ts'
import { permissionsStreamId } from '../domain/permissions/permissions.ts'
import { type ProfileVersion, profileVersion } from './vault-kinds.ts'

/** A member's profile before the given one. Undefined if there was none, or if it was erased. */
export const profileBefore = async (
  { platform: { store, vault } }: AccountDeps,
  staffId: StaffId,
  profileRef: VaultReference,
): Promise<ProfileVersion | undefined> => {
  const commits = await store.load(permissionsStreamId)
  const versions = commits
    .flatMap(({ events }) => events.map((event) => permissionsEvent.parse(event)))
    .flatMap(({ data }) => ('profileRef' in data && data.staffId === staffId ? [data.profileRef] : []))
  const former = versions[versions.indexOf(profileRef) - 1]
  return former === undefined ? undefined : await vault.get(former, profileVersion)
}
