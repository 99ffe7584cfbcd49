import { z } from 'zod'
import { fact } from '../fact.ts'
import { fileId, staffId } from '../ids.ts'

export const staffAvatarSet = fact('staff-avatar-set', {
  staffId,
  fileId: fileId.nullable(),
  setAt: z.iso.datetime(),
})
export type StaffAvatarSet = z.infer<typeof staffAvatarSet>
