import type { AddressInput } from '@pinline/contracts/account/buyer/address'
import { checkAddress } from '@pinline/contracts/account/buyer/check-address'
import { getAddress } from '@pinline/contracts/account/buyer/get-address'
import { listAddressVersions } from '@pinline/contracts/account/buyer/list-address-versions'
import { isRejection, type Rejection, rejection } from '@pinline/contracts/api/error-codes'
import type { LanguageCode } from '@pinline/contracts/api/languages'
import type { DeliverTo } from '@pinline/contracts/order/order/deliver-to'
import type { DeliveryChangePreview } from '@pinline/contracts/order/order/delivery-offer'
import type { AddressId, VaultReference } from '@pinline/events/ids'
import type { FreightZone } from '@pinline/events/order/freight-zone'
import type { PlacedOrder } from '../domain/order/order.ts'
import { isTaxedAlike } from '../domain/tax/is-taxed-alike.ts'
import { taxRuleFor } from '../domain/tax/tax-rule-for.ts'
import { readFreight } from '../freight/freight-store.ts'
import type { OrderDeps } from '../order-deps.ts'
import { readTaxation } from '../tax/tax-store.ts'
import { deliveryOffers, type PricedOffer } from './delivery-offers.ts'

/** Where an order is to go: as now, to an address of the buyer's book, or to one that staff write. */
export type WantedAddress =
  | { readonly kind: 'present' }
  | { readonly kind: 'booked'; readonly addressId: AddressId }
  | { readonly kind: 'written'; readonly address: AddressInput }

interface FoundAddress {
  readonly address: DeliverTo
  readonly freightZone: FreightZone
  /** Null for a written one, which is not stored yet. */
  readonly addressRef: VaultReference | null
}

/** A changed delivery as it could be decided now. */
export interface DeliveryPlan {
  readonly order: PlacedOrder
  readonly deliverTo: DeliverTo
  readonly addressRef: VaultReference | null
  readonly taxedAlike: boolean
  readonly offers: readonly PricedOffer[]
}

/** The address that an order goes to now; undefined if it was erased. */
const presentAddress = async (
  platform: OrderDeps,
  { addressRef }: PlacedOrder,
  language: LanguageCode,
): Promise<FoundAddress | undefined> => {
  const listed = await platform.call('account', listAddressVersions, { addressRefs: [addressRef] }, { language })
  if (isRejection(listed)) throw new Error(`${listAddressVersions.name} refused with ${listed.code}`)
  const address = listed.addresses[0] ?? undefined
  const freightZone = listed.freightZones?.[0] ?? undefined
  return address === undefined || freightZone === undefined ? undefined : { address, freightZone, addressRef }
}

const findAddress = async (
  platform: OrderDeps,
  { buyerId }: PlacedOrder,
  wanted: Exclude<WantedAddress, { kind: 'present' }>,
  language: LanguageCode,
): Promise<FoundAddress | Rejection> => {
  if (wanted.kind === 'booked')
    return await platform.call('account', getAddress, { buyerId, addressId: wanted.addressId }, { language })
  const checked = await platform.call('account', checkAddress, { address: wanted.address }, { language })
  return isRejection(checked) ? checked : { ...checked, addressRef: null }
}

/** What the delivery of an order to the wanted address would cost by each method, and how it is taxed. */
export const planDelivery = async (
  platform: OrderDeps,
  order: PlacedOrder,
  wanted: WantedAddress,
  language: LanguageCode,
): Promise<DeliveryPlan | Rejection> => {
  const [present, table, taxation] = await Promise.all([
    presentAddress(platform, order, language),
    readFreight(platform),
    readTaxation(platform),
  ])
  const found = wanted.kind === 'present' ? present : await findAddress(platform, order, wanted, language)
  if (found === undefined) return rejection('address-not-found')
  if (isRejection(found)) return found
  const ruleOf = (address: DeliverTo) => taxRuleFor(taxation.rules, taxation.seller, address)
  const sameCountry = present?.address.country === found.address.country
  return {
    order,
    deliverTo: found.address,
    addressRef: found.addressRef,
    taxedAlike: present !== undefined && isTaxedAlike(ruleOf(present.address), ruleOf(found.address)),
    offers: deliveryOffers(order, { freightZone: found.freightZone, sameCountry }, table),
  }
}

/** A plan as its call returns it. */
export const previewOf = ({ order, deliverTo, taxedAlike, offers }: DeliveryPlan): DeliveryChangePreview => ({
  deliverTo,
  shippingMethod: order.shippingMethod,
  taxedAlike,
  offers: offers.map(({ decisive: _, shipmentPlan: __, ...offer }) => offer),
})
