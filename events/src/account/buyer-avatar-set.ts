import { z } from 'zod'
import { event } from '../event.ts'
import { buyerId, fileId } from '../ids.ts'

export const buyerAvatarSet = event('buyer-avatar-set', {
  buyerId,
  fileId: fileId.nullable(),
  setAt: z.iso.datetime(),
})
export type BuyerAvatarSet = z.infer<typeof buyerAvatarSet>
