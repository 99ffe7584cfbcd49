import type { RequestContext } from '@pinline/chassis/http/request-context'
import { readAddress } from '@pinline/contracts/account/buyer/read-address'
import { isRejection, type Rejection, rejection } from '@pinline/contracts/api/error-codes'
import { quoteLines } from '@pinline/contracts/catalogue/price/quote-lines'
import type { OrderPreview } from '@pinline/contracts/order/order/preview-order'
import type { ExchangeRate } from '@pinline/events/catalogue/exchange-rate'
import type { AddressId, VaultReference } from '@pinline/events/ids'
import type { CurrencyCode } from '@pinline/events/money'
import type { ShippingMethod } from '@pinline/events/order/shipping-method'
import type { CartStore } from '../cart/cart-store.ts'
import { quote, quotedPartOf, rateText } from '../cart/quote.ts'
import { afterBusinessDays } from '../freight/business-days.ts'
import { readFreight } from '../freight/freight-store.ts'
import { businessDaysOf, processingDays } from '../freight/freight-table.ts'
import type { OrderPlatform } from '../order-platform.ts'
import type { Wallet } from '../wallet/wallet.ts'
import { type Figures, figuresOf, type Ordered, orderedOf, type Sums } from './figures.ts'
import { placementOf } from './placement.ts'
import { marksOf, type PreviewToken, type SealedFigures, sealPreview, writeToken } from './preview-token.ts'
import type { FoundAddress, PreviewedAddresses } from './previewed-addresses.ts'
import { refuseGoneLines } from './refuse-gone-lines.ts'

/** What drafting an order needs. */
export interface Drafting {
  readonly platform: OrderPlatform
  readonly carts: CartStore
  readonly addresses: PreviewedAddresses
  readonly wallet: Pick<Wallet, 'kind' | 'takes'>
}

/**
 * An order as it could be placed now. `sealed` is null while address or method is missing; its seal is that of the preview
 * that was seen, if the figures still are, and its placement says what is ordered of the cart as it is now.
 */
export interface DraftOrder {
  readonly preview: OrderPreview
  readonly sealed: { readonly seal: string; readonly placement: string; readonly ordered: Ordered } | null
}

interface Wish {
  /** Of the preview that is being ordered, as text and as read. */
  readonly seen?: { readonly text: string; readonly token: PreviewToken } | undefined
  readonly addressId?: AddressId | undefined
  readonly shippingMethod?: ShippingMethod | undefined
}

type Reader = Pick<RequestContext, 'buyerId' | 'currency' | 'language' | 'commandContext'>

const askAddress = async (
  { platform, addresses }: Drafting,
  reader: Reader,
  wish: Wish,
): Promise<FoundAddress | Rejection> => {
  const seen = wish.seen === undefined ? undefined : addresses.find(reader.buyerId, wish.seen.text, wish.addressId)
  if (seen !== undefined) return seen
  const asked = wish.addressId === undefined ? {} : { addressId: wish.addressId }
  return await platform.call(
    'account',
    readAddress,
    { buyerId: reader.buyerId, ...asked },
    { language: reader.language },
  )
}

/** The rate into what the wallet takes for an order in the reader's currency; undefined where it takes that. */
const askWalletRate = async (
  { platform, wallet }: Drafting,
  { currency, language }: { readonly currency: CurrencyCode; readonly language: Reader['language'] },
): Promise<ExchangeRate | undefined> => {
  const taken = wallet.takes(currency)
  if (taken === currency) return undefined
  const answered = await platform.call('catalogue', quoteLines, { currency: taken, language, lines: [] })
  if (isRejection(answered)) throw new Error(`quote-lines refused with ${answered.code}`)
  return answered.rate
}

const sealedFiguresOf = ({ lines }: Figures, sums: Sums, addressRef: VaultReference): SealedFigures => ({
  lines: lines.map(({ productId, quantity, quoted: { priceVersion, lineTotal } }) => ({
    productId,
    quantity,
    priceVersion,
    lineTotal,
  })),
  shippingMethod: sums.method,
  freight: sums.freight,
  total: sums.total,
  payable: sums.payable,
  addressRef,
})

const previewOf = (
  { lines, left, goods, weightGrams, offers, sums }: Figures,
  shown: Pick<OrderPreview, 'deliverTo' | 'rate' | 'currency' | 'wallet' | 'previewToken'>,
  now: Date,
): OrderPreview => ({
  lines: lines.map(quotedPartOf),
  left: left.map(quotedPartOf),
  goods,
  weightGrams,
  methods: offers.map(({ method, freight }) => {
    const businessDays = businessDaysOf[method]
    return {
      method,
      freight,
      businessDays,
      arrives: {
        from: afterBusinessDays(now, processingDays.from + businessDays.from),
        to: afterBusinessDays(now, processingDays.to + businessDays.to),
      },
    }
  }),
  shippingMethod: sums?.method ?? null,
  freight: sums?.freight ?? null,
  total: sums?.total ?? null,
  payable: sums?.payable ?? null,
  payableRate: sums?.payableRate ?? null,
  processingDays,
  ...shown,
})

/**
 * Prices what is selected in the cart and can be ordered, its freight and total, all on the server; the rest comes back
 * as left. Without an address the default one is taken, and where there is none the draft stays without freight.
 */
export const draftOrder = async (drafting: Drafting, reader: Reader, wish: Wish): Promise<DraftOrder | Rejection> => {
  const { platform, carts, addresses, wallet } = drafting
  const { request } = reader.commandContext
  const cart = await carts.read(reader.buyerId)
  if (request !== undefined && cart.requests.includes(request.id)) return rejection('idempotency-key-reused')
  const selected = cart.lines.filter((line) => line.selected)
  if (selected.length === 0) return rejection('nothing-selected')
  const [quoted, address, walletRate, freight] = await Promise.all([
    quote(platform, selected, reader),
    askAddress(drafting, reader, wish),
    askWalletRate(drafting, reader),
    readFreight(platform),
  ])
  const missing = isRejection(address)
  const zone = missing ? undefined : address.freightZone
  const figures = figuresOf({ quoted, freight, zone, method: wish.shippingMethod, walletRate })
  const gone = wish.seen === undefined ? undefined : refuseGoneLines(figures.left, wish.seen.token)
  if (gone !== undefined) return gone
  if (figures.lines.length === 0)
    return rejection('nothing-selected', { data: { left: figures.left.map(quotedPartOf) } })
  if (missing && (wish.addressId !== undefined || address.code !== 'address-not-found')) return address
  const { sums } = figures
  if (!missing && wish.shippingMethod !== undefined && sums === undefined)
    return rejection('method-not-available', { data: { methods: figures.offers.map(({ method }) => method) } })

  const orderedIds = new Set(figures.lines.map(({ productId }) => productId))
  const placement = placementOf(
    reader.buyerId,
    selected.filter(({ productId }) => orderedIds.has(productId)),
  )
  const fresh = { placement, marks: marksOf(figures.lines) }
  const addressRef = missing ? undefined : address.addressRef
  const sealOver =
    sums === undefined || addressRef === undefined
      ? undefined
      : (beside: Omit<PreviewToken, 'seal'>) =>
          sealPreview(platform.config.TOKEN_SECRET, sealedFiguresOf(figures, sums, addressRef), beside)
  const previewToken = sealOver === undefined ? null : writeToken({ ...fresh, seal: sealOver(fresh) })
  if (previewToken !== null && !missing) addresses.keep(reader.buyerId, previewToken, address)
  const { buyerId, currency } = reader
  return {
    preview: previewOf(
      figures,
      {
        deliverTo: missing ? null : address.address,
        currency,
        rate: rateText(quoted.rate),
        wallet: wallet.kind,
        previewToken,
      },
      platform.clock.now(),
    ),
    sealed:
      sealOver === undefined || sums === undefined || addressRef === undefined
        ? null
        : {
            seal: sealOver(wish.seen?.token ?? fresh),
            placement,
            ordered: orderedOf(figures, sums, { buyerId, rate: quoted.rate, addressRef, wallet: wallet.kind }),
          },
  }
}
