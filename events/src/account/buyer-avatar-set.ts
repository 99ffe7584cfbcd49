import { z } from 'zod'
import { fact } from '../fact.ts'
import { buyerId, fileId } from '../ids.ts'

export const buyerAvatarSet = fact('buyer-avatar-set', {
  buyerId,
  fileId: fileId.nullable(),
  setAt: z.iso.datetime(),
})
export type BuyerAvatarSet = z.infer<typeof buyerAvatarSet>
