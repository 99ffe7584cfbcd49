import { type AnyReaction, defineReaction } from '@pinline/chassis/reactions/reaction'
import { isRejection } from '@pinline/contracts/api/error-codes'
import { attachFile } from '@pinline/contracts/catalogue/file/attach-file'
import { staffAvatarSet } from '@pinline/events/account/staff-avatar-set'
import type { AccountParts } from '../account-parts.ts'

/** The picture that a member of staff has by now is kept and every former one let go. One that is gone by then is not missed. */
export const keepPictureWhenStaffAvatarSet = ({ platform, staff }: AccountParts): AnyReaction =>
  defineReaction({
    name: 'keep-picture-when-staff-avatar-set',
    hears: { service: 'account', types: ['staff-avatar-set'], factSchema: staffAvatarSet },
    react: async ({ fact: { data } }, { correlationId }) => {
      const member = await staff.member(data.staffId)
      if (member === undefined) return
      const kept = await platform.call(
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
      if (isRejection(kept) && kept.code !== 'file-not-found') throw new Error(`the picture was not kept: ${kept.code}`)
    },
  })
