import type { RequestContext } from '@pinline/chassis/http/request-context'
import { getAddress } from '@pinline/contracts/account/buyer/get-address'
import { isRejection, type Rejection, rejection } from '@pinline/contracts/api/error-codes'
import { quoteLines } from '@pinline/contracts/catalogue/price/quote-lines'
import type { OrderPreview } from '@pinline/contracts/order/order/preview-order'
import type { ExchangeRate } from '@pinline/events/catalogue/exchange-rate'
import type { AddressId, VaultReference } from '@pinline/events/ids'
import type { CurrencyCode } from '@pinline/events/money'
import { carrierDays, processingDays } from '@pinline/events/order/delivery-dates'
import type { ShipmentChoice } from '@pinline/events/order/shipment-plan'
import type { ShippingMethod } from '@pinline/events/order/shipping-method'
import { latestChange } from '../cart/cart-document.ts'
import type { CartStore } from '../cart/cart-store.ts'
import { datesOf } from '../cart/orderable.ts'
import { quote, quotedPartOf, rateText } from '../cart/quote.ts'
import { taxRuleFor } from '../domain/tax/tax-rule-for.ts'
import { readFreight } from '../freight/freight-store.ts'
import type { OrderDeps } from '../order-deps.ts'
import { readTaxation } from '../tax/tax-store.ts'
import type { UnpaidOrderStore } from '../unpaid-orders/unpaid-order-store.ts'
import type { StockedLine } from '../unpaid-orders/unpaid-orders.ts'
import type { Wallet } from '../wallet/wallet.ts'
import { cartFingerprintOf } from './cart-fingerprint.ts'
import { lineHashesOf, type PreviewToken, type SignedTotals, signPreview, writeToken } from './preview-token.ts'
import type { FoundAddress, PreviewedAddresses } from './previewed-addresses.ts'
import {
  type CheckoutTotals,
  freightOfPlan,
  type Ordered,
  orderedOf,
  type PricedCheckout,
  priceCheckout,
  stockedOf,
} from './price-checkout.ts'
import { refuseMissingLines } from './refuse-missing-lines.ts'

/** Dependencies of the checkout. */
export interface CheckoutContext {
  readonly platform: OrderDeps
  readonly carts: CartStore
  readonly addresses: PreviewedAddresses
  readonly unpaid: UnpaidOrderStore
  readonly wallet: Pick<Wallet, 'kind' | 'chargeCurrency'>
}

/**
 * An order as it could be placed now. `signed` is null while address or method is missing. Its signature equals that of
 * the seen preview if the totals are the same, its fingerprint identifies what is ordered of the current cart, `changedAt` is when
 * the latest of these lines was changed, and `stocked` has the lines from stock with the pieces that could be ordered then.
 */
export interface DraftOrder {
  readonly preview: OrderPreview
  readonly signed: {
    readonly signature: string
    readonly cartFingerprint: string
    readonly changedAt: string
    readonly ordered: Ordered
    readonly stocked: readonly StockedLine[]
  } | null
}

interface CheckoutSelection {
  /** The preview that is being ordered, as text and parsed. */
  readonly seen?: { readonly text: string; readonly token: PreviewToken } | undefined
  readonly addressId?: AddressId | undefined
  readonly shippingMethod?: ShippingMethod | undefined
  readonly shipmentChoice?: ShipmentChoice | undefined
}

/** Who orders: the parts of a request that a checkout needs. */
export type Reader = Pick<RequestContext, 'buyerId' | 'currency' | 'language' | 'commandContext'>

const findAddress = async (
  { platform, addresses }: CheckoutContext,
  reader: Reader,
  selection: CheckoutSelection,
): Promise<FoundAddress | Rejection> => {
  const seen =
    selection.seen === undefined ? undefined : addresses.find(reader.buyerId, selection.seen.text, selection.addressId)
  if (seen !== undefined) return seen
  const addressChoice = selection.addressId === undefined ? {} : { addressId: selection.addressId }
  return await platform.call(
    'account',
    getAddress,
    { buyerId: reader.buyerId, ...addressChoice },
    { language: reader.language },
  )
}

/** The rate into the currency that the wallet accepts; undefined if it accepts the reader's. */
export const fetchWalletRate = async (
  { platform, wallet }: Pick<CheckoutContext, 'platform' | 'wallet'>,
  { currency, language }: { readonly currency: CurrencyCode; readonly language: Reader['language'] },
): Promise<ExchangeRate | undefined> => {
  const charged = wallet.chargeCurrency(currency)
  if (charged === currency) return undefined
  const walletQuote = await platform.call('catalogue', quoteLines, { currency: charged, language, lines: [] })
  if (isRejection(walletQuote)) throw new Error(`quote-lines refused with ${walletQuote.code}`)
  return walletQuote.rate
}

const signedTotalsOf = (
  { lines }: PricedCheckout,
  totals: CheckoutTotals,
  addressRef: VaultReference,
): SignedTotals => ({
  lines: lines.map(({ productId, quantity, quoted: { priceVersion, lineTotal } }) => ({
    productId,
    quantity,
    priceVersion,
    lineTotal,
  })),
  shippingMethod: totals.method,
  freight: totals.freight,
  shipmentPlan: totals.shipmentPlan,
  tax: totals.tax,
  total: totals.total,
  payable: totals.payable,
  addressRef,
})

const previewOf = (
  { lines, excluded, goods, weightGrams, offers, totals }: PricedCheckout,
  display: Pick<OrderPreview, 'deliverTo' | 'rate' | 'currency' | 'wallet' | 'previewToken'>,
  today: string,
): OrderPreview => ({
  lines: lines.map((line) => quotedPartOf(line, today)),
  excluded: excluded.map((line) => quotedPartOf(line, today)),
  goods,
  weightGrams,
  methods: offers.map(({ method, freight, shipmentPlan }) => ({
    method,
    freight,
    ...(shipmentPlan === undefined
      ? {}
      : { asReady: { freight: freightOfPlan(shipmentPlan), shipments: shipmentPlan.shipments } }),
    businessDays: carrierDays[method],
    arrives: datesOf(lines, today).arrives[method],
  })),
  shippingMethod: totals?.method ?? null,
  shipmentChoice: totals?.shipmentPlan === undefined ? 'together' : 'as-ready',
  freight: totals?.freight ?? null,
  ...(totals?.tax === undefined ? {} : { tax: totals.tax }),
  total: totals?.total ?? null,
  payable: totals?.payable ?? null,
  payableRate: totals?.payableRate ?? null,
  ships: datesOf(lines, today).ships,
  processingDays,
  ...display,
})

/**
 * Prices the selected lines that can be ordered, with freight and total; the others are returned as excluded. Without
 * an address the default one is used, and without a default the draft has no freight. A currency that is no longer offered is refused.
 */
export const draftOrder = async (
  checkout: CheckoutContext,
  reader: Reader,
  selection: CheckoutSelection,
): Promise<DraftOrder | Rejection> => {
  const { platform, carts, addresses, wallet } = checkout
  const { request } = reader.commandContext
  const cart = await carts.read(reader.buyerId)
  if (request !== undefined && cart.requests.includes(request.id)) return rejection('idempotency-key-reused')
  const selected = cart.lines.filter((line) => line.selected)
  if (selected.length === 0) return rejection('nothing-selected')
  const [quoted, address, walletRate, freight, taxation] = await Promise.all([
    quote(platform, selected, reader),
    findAddress(checkout, reader, selection),
    fetchWalletRate(checkout, reader),
    readFreight(platform),
    readTaxation(platform),
  ])
  if (!quoted.isOffered) return rejection('currency-disabled')
  const missing = isRejection(address)
  const zone = missing ? undefined : address.freightZone
  const tax = missing ? undefined : taxRuleFor(taxation.rules, taxation.seller, address.address)
  const { shippingMethod: method, shipmentChoice } = selection
  const priced = priceCheckout({ quoted, freight, zone, method, shipmentChoice, tax, walletRate })
  const missingLines =
    selection.seen === undefined ? undefined : refuseMissingLines(priced.excluded, selection.seen.token)
  if (missingLines !== undefined) return missingLines
  if (priced.lines.length === 0)
    return rejection('nothing-selected', {
      data: { excluded: priced.excluded.map((line) => quotedPartOf(line, quoted.today)) },
    })
  if (missing && (selection.addressId !== undefined || address.code !== 'address-not-found')) return address
  const { totals } = priced
  if (!missing && selection.shippingMethod !== undefined && totals === undefined)
    return rejection('method-not-available', { data: { methods: priced.offers.map(({ method }) => method) } })

  const orderedIds = new Set(priced.lines.map(({ productId }) => productId))
  const orderedLines = selected.filter(({ productId }) => orderedIds.has(productId))
  const cartFingerprint = cartFingerprintOf(reader.buyerId, orderedLines)
  const fresh = { cartFingerprint, lineHashes: lineHashesOf(priced.lines) }
  const addressRef = missing ? undefined : address.addressRef
  const country = missing ? '' : address.address.country
  const signWith =
    totals === undefined || addressRef === undefined
      ? undefined
      : (contents: Omit<PreviewToken, 'signature'>) =>
          signPreview(platform.config.TOKEN_SECRET, signedTotalsOf(priced, totals, addressRef), contents)
  const previewToken = signWith === undefined ? null : writeToken({ ...fresh, signature: signWith(fresh) })
  if (previewToken !== null && !missing) addresses.set(reader.buyerId, previewToken, address)
  const { buyerId, currency } = reader
  return {
    preview: previewOf(
      priced,
      {
        deliverTo: missing ? null : address.address,
        currency,
        rate: rateText(quoted.rate),
        wallet: wallet.kind,
        previewToken,
      },
      quoted.today,
    ),
    signed:
      signWith === undefined || totals === undefined || addressRef === undefined
        ? null
        : {
            signature: signWith(selection.seen?.token ?? fresh),
            cartFingerprint,
            changedAt: latestChange(orderedLines),
            stocked: stockedOf(priced),
            ordered: orderedOf(priced, totals, { buyerId, quoted, addressRef, country, wallet: wallet.kind }),
          },
  }
}
