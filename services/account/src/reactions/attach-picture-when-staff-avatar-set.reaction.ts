import { type AnyReaction, defineReaction } from '@pinline/chassis/reactions/reaction'
import { isRejection } from '@pinline/contracts/api/error-codes'
import { attachFile } from '@pinline/contracts/catalogue/file/attach-file'
import { staffAvatarSet } from '@pinline/events/account/staff-avatar-set'
import type { AccountDeps } from '../account-deps.ts'

/**
 * Attaches the member's current picture and detaches every former one. Ignores a picture that was deleted in the
 * meantime.
 */
export const attachPictureWhenStaffAvatarSet = ({ platform, staff }: AccountDeps): AnyReaction =>
  defineReaction({
    name: 'keep-picture-when-staff-avatar-set',
    subscribesTo: { service: 'account', types: ['staff-avatar-set'], eventSchema: staffAvatarSet },
    react: async ({ event: { data } }, { correlationId }) => {
      const member = await staff.member(data.staffId)
      if (member === undefined) return
      const attached = await platform.call(
        'catalogue',
        attachFile,
        {
          fileIds: member.avatarFileId === undefined ? [] : [member.avatarFileId],
          to: `avatar-${member.staffId}`,
          owner: { kind: 'staff', id: member.staffId },
          module: 'avatar',
          replaces: true,
        },
        { correlationId, repeatable: true },
      )
      if (isRejection(attached) && attached.code !== 'file-not-found')
        throw new Error(`the picture was not attached: ${attached.code}`)
    },
  })
