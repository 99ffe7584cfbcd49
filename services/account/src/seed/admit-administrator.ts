import { handleCommand } from '@pinline/chassis/event-store/handle-command'
import { isRejection } from '@pinline/contracts/api/error-codes'
import { type StaffId, staffId } from '@pinline/events/ids'
import type { AccountDeps } from '../account-deps.ts'
import { staffClaim } from '../accounts/staff.ts'
import { credentialVersion, profileVersion } from '../accounts/vault-kinds.ts'
import { permissionsStreamId } from '../domain/permissions/permissions.ts'
import { permissionsDecider } from '../domain/permissions/permissions-decider.ts'
import { administratorRoleId } from '../domain/permissions/shipped-menus.ts'
import { seedContext } from './seed-context.ts'

interface Administrator {
  readonly username: string
  readonly name: string
  readonly password: string
  /** The id of a new one; default a generated one. */
  readonly id?: StaffId
}

/** Creates an administrator, or sets the password of the one with that username if it differs. */
export const admitAdministrator = async (
  { platform, passwords, staff }: AccountDeps,
  wanted: Administrator,
): Promise<void> => {
  const { username, name, password } = wanted
  const member = await staff.find(username)
  if (member !== undefined && (await passwords.matches(password, await staff.passwordHash(member)))) return
  const claimed = username.toLowerCase()
  const id = staffId.parse((await platform.claims.owner(staffClaim, claimed)) ?? wanted.id ?? platform.newId('s'))
  if ((await platform.claims.claim(staffClaim, claimed, id, permissionsStreamId)) === 'taken') return
  const passwordHash = await passwords.hash(password)
  const credentialRef = await platform.vault.put('credential', id, { passwordHash }, credentialVersion)
  const at = platform.clock.now().toISOString()
  const done = await handleCommand(platform, permissionsDecider, {
    streamId: permissionsStreamId,
    command:
      member === undefined
        ? {
            type: 'create-staff',
            staffId: id,
            roleId: administratorRoleId,
            profileRef: await platform.vault.put('profile', id, { username, name }, profileVersion),
            credentialRef,
            admittedAt: at,
            mustChange: false,
            by: 'system',
          }
        : { type: 'set-staff-password', staffId: id, credentialRef, setAt: at },
    context: seedContext(),
  })
  if (isRejection(done)) throw new Error(`the first member of staff was refused: ${done.code}`)
}
