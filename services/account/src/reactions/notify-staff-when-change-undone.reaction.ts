import { type AnyReaction, defineReaction } from '@pinline/chassis/reactions/reaction'
import { staffChangeUndone } from '@pinline/events/account/staff-change-undone'
import type { AccountDeps } from '../account-deps.ts'
import { masked } from '../accounts/masked.ts'
import { profileBefore } from '../accounts/profile-before.ts'
import { profileVersion } from '../accounts/vault-kinds.ts'
import { writeToStaff } from '../accounts/write-to-contacts.ts'
import { administrators } from '../domain/permissions/last-administrator.ts'

/**
 * Notifies a member of staff at the restored and at the replaced address, and the other administrators: one of them has
 * to set the next password. None of these messages undoes anything.
 */
export const notifyStaffWhenChangeUndone = (deps: AccountDeps): AnyReaction =>
  defineReaction({
    name: 'notify-staff-when-change-undone',
    external: true,
    subscribesTo: { service: 'account', types: ['staff-change-undone'], eventSchema: staffChangeUndone },
    react: async ({ id, event: { data } }, { correlationId }) => {
      const { staffId, profileRef, credentialRef } = data
      const [replaced, restored] = await Promise.all([
        profileBefore(deps, staffId, profileRef),
        deps.platform.vault.get(profileRef, profileVersion),
      ])
      if (restored?.email === undefined) return
      const key = `staff-change-undone-${id}`
      const isPasswordUnchanged = credentialRef === undefined
      const parameters = { masked: masked(restored.email), isPasswordUnchanged }
      const content = () => ({ template: 'staff-restored', parameters }) as const
      await writeToStaff(deps, restored, { key, correlationId, content })
      if (replaced?.email !== restored.email)
        await writeToStaff(
          deps,
          { ...restored, email: replaced?.email },
          { key: `${key}-former`, correlationId, content },
        )
      for (const colleague of administrators(await deps.staff.permissions())) {
        const profile = colleague.staffId === staffId ? undefined : await deps.staff.profile(colleague)
        if (profile === undefined) continue
        await writeToStaff(deps, profile, {
          key: `${key}-${colleague.staffId}`,
          correlationId,
          content: () => ({
            template: 'colleague-restored',
            parameters: { username: restored.username, isPasswordUnchanged },
          }),
        })
      }
    },
  })
