import { z } from 'zod'
import { event } from '../event.ts'
import { fileId, staffId } from '../ids.ts'

export const staffAvatarSet = event('staff-avatar-set', {
  staffId,
  fileId: fileId.nullable(),
  setAt: z.iso.datetime(),
})
export type StaffAvatarSet = z.infer<typeof staffAvatarSet>
