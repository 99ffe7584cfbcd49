import type { StaffId, VaultReference } from '@pinline/events/ids'
import type { OrderDeps } from '../../order-deps.ts'
import { ordersProjection } from './orders.projection.ts'

/** References of all signatures of a member of staff, also of those that were replaced or revoked. */
export const signaturesOf = async (platform: OrderDeps, staffId: StaffId): Promise<VaultReference[]> => {
  const rows = await platform
    .view(ordersProjection)
    .find({ 'signatures.signedBy': staffId }, { projection: { signatures: 1 } })
    .toArray()
  return rows.flatMap(({ signatures }) =>
    signatures.filter(({ signedBy }) => signedBy === staffId).map(({ signatureRef }) => signatureRef),
  )
}
