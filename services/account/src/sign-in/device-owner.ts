import type { VaultReference } from '@pinline/events/ids'
import type { RegisteredBuyer } from '../domain/buyer/buyer.ts'
import type { StaffMember } from '../domain/permissions/permissions.ts'

/** An account and the version of its password. */
export interface DeviceOwner {
  readonly id: string
  readonly credentialRef: VaultReference
}

export const buyerAccount = ({ buyerId: id, credentialRef }: RegisteredBuyer): DeviceOwner => ({ id, credentialRef })

export const staffAccount = ({ staffId: id, credentialRef }: StaffMember): DeviceOwner => ({ id, credentialRef })
