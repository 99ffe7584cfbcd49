import { type AddressVersion, addressVersion } from '@pinline/contracts/account/buyer/address'
import { isRejection, type Rejection } from '@pinline/contracts/api/error-codes'
import type { AddressId, BuyerId, VaultReference } from '@pinline/events/ids'
import type { AccountDeps } from '../account-deps.ts'

interface NewVersion {
  readonly buyerId: BuyerId
  readonly addressId: AddressId
  readonly address: AddressVersion
  /** Whether there are versions of it. */
  readonly isKnown: boolean
}

/**
 * Stores a version of an address and passes its reference on to what records it. The version is erased again if that is
 * refused, as no event names it; others of the address stay, since orders may refer to them. Prevents the failure "an
 * address of an erased buyer stays in the vault". Undefined if the address was erased in the meantime.
 */
export const withAddressVersion = async <Result>(
  { platform: { vault }, buyers }: Pick<AccountDeps, 'platform' | 'buyers'>,
  { buyerId, addressId, address, isKnown }: NewVersion,
  record: (addressRef: VaultReference) => Promise<Result | Rejection>,
): Promise<Result | Rejection | undefined> => {
  const addressRef = await (isKnown
    ? vault.putNext('address', addressId, address, addressVersion, buyerId)
    : vault.put('address', addressId, address, addressVersion, buyerId))
  if (addressRef === undefined) return undefined
  try {
    const recorded = await record(addressRef)
    if (isRejection(recorded)) await vault.eraseVersion(addressRef)
    return recorded
  } catch (error) {
    // It may have been recorded all the same: only an erased buyer has no use for it, and others take it with them.
    if ((await buyers.load(buyerId)) === undefined) await vault.eraseVersion(addressRef)
    throw error
  }
}
