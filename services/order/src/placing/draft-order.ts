import { readAddress } from '@pinline/account/contract/read-address'
import { isRejection, type Rejection, rejection } from '@pinline/chassis/contract/error-codes'
import type { RequestContext } from '@pinline/chassis/http/request-context'
import type { AddressId, VaultReference } from '@pinline/events/ids'
import { type Money, sumMoney } from '@pinline/events/money'
import type { OrderLine } from '@pinline/events/order/order-line'
import type { ShippingMethod } from '@pinline/events/order/shipping-method'
import type { CartStore } from '../cart/cart-store.ts'
import { type Quote, quote, quotedPartOf, rateText } from '../cart/quote.ts'
import { refuseLines } from '../cart/refuse-lines.ts'
import type { DeliverTo } from '../contract/deliver-to.ts'
import type { OrderPreview, ShippingOffer } from '../contract/preview-order.ts'
import { weightOf } from '../domain/order/place-order.ts'
import { afterBusinessDays } from '../freight/business-days.ts'
import { readFreight } from '../freight/freight-store.ts'
import { businessDaysOf, freightByMethod, fromUsCents, processingDays } from '../freight/freight-table.ts'
import type { OrderPlatform } from '../order-platform.ts'
import { sealPreview } from './preview-token.ts'
import type { FoundAddress, PreviewedAddresses } from './previewed-addresses.ts'

/** An order as it could be placed now. `sealed` is null while address or method is missing. */
export interface DraftOrder {
  readonly preview: OrderPreview
  readonly lines: readonly OrderLine[]
  readonly sealed: { readonly token: string; readonly addressRef: VaultReference; readonly freight: Money } | null
}

interface Wish {
  /** Of the preview that is being ordered. */
  readonly previewToken?: string | undefined
  readonly addressId?: AddressId | undefined
  readonly shippingMethod?: ShippingMethod | undefined
}

type Reader = Pick<RequestContext, 'buyerId' | 'currency' | 'language' | 'commandContext'>

interface Destination {
  readonly deliverTo: DeliverTo
  readonly addressRef: VaultReference
  readonly offers: readonly ShippingOffer[]
}

const orderLinesOf = (lines: Quote['lines']): OrderLine[] =>
  lines.flatMap(({ productId, quantity, quoted }) =>
    quoted.status === 'ok'
      ? [
          {
            productId,
            quantity,
            model: quoted.model,
            manufacturer: quoted.manufacturer,
            unitPrice: quoted.unitPrice,
            lineTotal: quoted.lineTotal,
            weightGrams: quoted.weightGrams,
            custom: quoted.custom,
          },
        ]
      : [],
  )

const askAddress = async (
  platform: OrderPlatform,
  addresses: PreviewedAddresses,
  reader: Reader,
  wish: Wish,
): Promise<FoundAddress | Rejection> => {
  const seen =
    wish.previewToken === undefined ? undefined : addresses.find(reader.buyerId, wish.previewToken, wish.addressId)
  if (seen !== undefined) return seen
  const asked = wish.addressId === undefined ? {} : { addressId: wish.addressId }
  return await platform.call(
    'account',
    readAddress,
    { buyerId: reader.buyerId, ...asked },
    { language: reader.language },
  )
}

const destinationOf = async (
  platform: OrderPlatform,
  found: FoundAddress | Rejection,
  weightGrams: number,
  rate: Quote['rate'],
): Promise<Destination | Rejection> => {
  if (isRejection(found)) return found
  const freight = freightByMethod(await readFreight(platform), found.freightZone, weightGrams)
  const now = platform.clock.now()
  const offers = (['economy', 'standard', 'express'] as const).flatMap((method) => {
    const usCents = freight[method]
    if (usCents === undefined) return []
    const businessDays = businessDaysOf[method]
    return [
      {
        method,
        freight: fromUsCents(usCents, rate),
        businessDays,
        arrives: {
          from: afterBusinessDays(now, processingDays.from + businessDays.from),
          to: afterBusinessDays(now, processingDays.to + businessDays.to),
        },
      },
    ]
  })
  return { deliverTo: found.address, addressRef: found.addressRef, offers }
}

/**
 * Prices the selected lines of the cart, their freight and total, all on the server. Without an address the default
 * one is taken, and where there is none the draft stays without freight.
 */
export const draftOrder = async (
  platform: OrderPlatform,
  { carts, addresses }: { carts: CartStore; addresses: PreviewedAddresses },
  reader: Reader,
  wish: Wish,
): Promise<DraftOrder | Rejection> => {
  const { request } = reader.commandContext
  const cart = await carts.read(reader.buyerId)
  if (request !== undefined && cart.requests.includes(request.id)) return rejection('idempotency-key-reused')
  const selected = cart.lines.filter((line) => line.selected)
  if (selected.length === 0) return rejection('nothing-selected')
  const [quoted, address] = await Promise.all([
    quote(platform, selected, reader),
    askAddress(platform, addresses, reader, wish),
  ])
  const refused = refuseLines(quoted.lines)
  if (refused !== undefined) return refused
  const lines = orderLinesOf(quoted.lines)
  const goods = sumMoney(
    reader.currency,
    lines.map((line) => line.lineTotal),
  )
  const weightGrams = weightOf(lines)
  const destination = await destinationOf(platform, address, weightGrams, quoted.rate)
  const missing = isRejection(destination)
  if (missing && (wish.addressId !== undefined || destination.code !== 'address-not-found')) return destination
  const offers = missing ? [] : destination.offers
  const chosen = offers.find((offer) => offer.method === wish.shippingMethod)
  if (!missing && wish.shippingMethod !== undefined && chosen === undefined)
    return rejection('method-not-available', { data: { methods: offers.map((offer) => offer.method) } })
  const total = chosen === undefined ? null : sumMoney(reader.currency, [goods, chosen.freight])
  const token =
    chosen === undefined || total === null
      ? null
      : sealPreview(platform.config.TOKEN_SECRET, {
          lines: quoted.lines.map(({ productId, quantity, quoted: part }) => ({
            productId,
            quantity,
            priceVersion: part.status === 'ok' ? part.priceVersion : '',
            lineTotal: part.status === 'ok' ? part.lineTotal : { minor: 0, currency: reader.currency },
          })),
          shippingMethod: chosen.method,
          freight: chosen.freight,
          total,
        })
  if (token !== null && !isRejection(address)) addresses.keep(reader.buyerId, token, address)
  return {
    lines,
    sealed:
      missing || token === null || chosen === undefined
        ? null
        : { token, addressRef: destination.addressRef, freight: chosen.freight },
    preview: {
      lines: quoted.lines.map(quotedPartOf),
      left: [],
      goods,
      weightGrams,
      deliverTo: missing ? null : destination.deliverTo,
      methods: [...offers],
      shippingMethod: chosen?.method ?? null,
      freight: chosen?.freight ?? null,
      total,
      payable: total,
      payableRate: null,
      wallet: 'simulator',
      currency: reader.currency,
      rate: rateText(quoted.rate),
      processingDays,
      previewToken: token,
    },
  }
}
