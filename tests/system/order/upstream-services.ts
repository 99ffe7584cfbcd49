import { createServer } from 'node:http'
import { checkAddress } from '@pinline/contracts/account/buyer/check-address'
import { getAddress } from '@pinline/contracts/account/buyer/get-address'
import { getBuyerContact } from '@pinline/contracts/account/buyer/get-buyer-contact'
import { keepAddressVersion } from '@pinline/contracts/account/buyer/keep-address-version'
import { listAddressVersions } from '@pinline/contracts/account/buyer/list-address-versions'
import { namePlace } from '@pinline/contracts/account/buyer/name-place'
import type { AnyCall, OutputOf } from '@pinline/contracts/api/call'
import { checkSessions } from '@pinline/contracts/api/check-sessions'
import { isRejection, type Rejection, rejection } from '@pinline/contracts/api/error-codes'
import { attachFile } from '@pinline/contracts/catalogue/file/attach-file'
import { quoteLines } from '@pinline/contracts/catalogue/price/quote-lines'
import { getPurchaseOrderToPrint } from '@pinline/contracts/catalogue/purchase-order/get-purchase-order-to-print'
import { reserveStock } from '@pinline/contracts/catalogue/stock/reserve-stock'
import { takeStockForReplacement } from '@pinline/contracts/catalogue/stock/take-stock-for-replacement'
import { getCarrierPage } from '@pinline/contracts/order/carrier/get-carrier-page'
import { addressId, productId, purchaseOrderId, vaultReference } from '@pinline/events/ids'
import { type CurrencyCode, lineTotal } from '@pinline/events/money'
import { z } from 'zod'

/** One part that the upstream catalogue sells. Change its fields to change the world. */
export interface Part {
  /** Units of 10^-4 USD. */
  price: number
  stock: number
  moq: number
  multiple: number
  custom: boolean
  discontinued: boolean
  /** Has no list price: is sold by quotation only. */
  unpriced?: boolean
  /** The price from so many pieces on, in units of 10^-4 USD, besides `price` from one on. */
  breaks?: readonly { readonly from: number; readonly price: number }[] | undefined
  replacementId?: z.infer<typeof productId> | undefined
  incoming?: { readonly quantity: number; readonly expectedOn: string } | undefined
  name?: string
}

export const parts = {
  header: productId.parse('p-00000000000000a1'),
  socket: productId.parse('p-00000000000000a2'),
  madeToOrder: productId.parse('p-00000000000000a3'),
  unknown: productId.parse('p-00000000000000ff'),
} as const

/** Ordered from a supplier in France. */
export const purchase = purchaseOrderId.parse('po-00000000000000b1')

export const home = addressId.parse('a-home00000001')

const address = {
  name: 'Goods-in',
  phone: '+442079460118',
  zipcode: 'LS10 0ZZ',
  country: 'GB',
  zone: 'ENG',
  city: 'Leeds',
  address: '14 Calder Yard, Unit 9',
  countryName: 'United Kingdom',
  zoneName: 'England',
}

export interface UpstreamServices {
  readonly url: string
  readonly shelf: Map<string, Part>
  /** Runs before the next quote-lines returns, once. */
  duringNextQuote: (() => Promise<void>) | undefined
  /** Delay of reserve-stock. */
  reserveAfter: Promise<void>
  /** While true, reserve-stock returns 503. */
  reserveFails: boolean
  /** Which version of the buyers' address is the present one. */
  addressVersion: number
  /** Where the buyers are, and their tax number. */
  country: string
  taxNumber: string
  /** While true, reserve-stock refuses whatever the shelf has, as if another had been faster. */
  reserveRefuses: boolean
  /** The limit by which reserve-stock refuses then; undefined: the stock. */
  reserveLimit: 'unpaid-share' | 'new-buyers-share' | undefined
  /** Units of a currency for one US dollar, times 10^scale; default one. */
  readonly rates: Map<string, { readonly amount: number; readonly scale: number }>
  /** Currencies that buyers cannot choose. */
  readonly disabled: Set<string>
  /** Reservations by order number. */
  readonly reservations: Map<string, readonly { productId: string; quantity: number }[]>
  /** Uploaded files: owner, and what each is attached to. */
  readonly files: Map<string, { readonly owner: string; readonly module: string; to?: string; sharedWith?: string }>
  /** Buyers whom account has erased. */
  readonly erased: Set<string>
  /** Resets everything except reservations and files. */
  readonly reset: () => void
  readonly stop: () => Promise<void>
}

const newStock = (): Map<string, Part> =>
  new Map([
    [parts.header, { price: 4039, stock: 10_000, moq: 10, multiple: 10, custom: false, discontinued: false }],
    [parts.socket, { price: 2364, stock: 100, moq: 1, multiple: 1, custom: false, discontinued: false }],
    [parts.madeToOrder, { price: 168_380, stock: 0, moq: 1, multiple: 1, custom: true, discontinued: false }],
  ])

const defaults = {
  duringNextQuote: undefined,
  reserveAfter: Promise.resolve(),
  reserveFails: false,
  reserveRefuses: false,
  reserveLimit: undefined,
  addressVersion: 1,
  country: 'GB',
  taxNumber: '',
}

/** Prices are the same number in every currency. */
const quoteOne = (
  shelf: Map<string, Part>,
  { productId: id, quantity }: { readonly productId: z.infer<typeof productId>; readonly quantity: number },
  currency: CurrencyCode,
) => {
  const part = shelf.get(id)
  if (part === undefined) return { status: 'unknown' as const, productId: id }
  const priced = (amount: number) => ({ amount, scale: 4, currency })
  const breaks = [{ from: 1, price: part.price }, ...(part.breaks ?? [])]
  const unitPrice = priced(breaks.findLast(({ from }) => from <= quantity)?.price ?? part.price)
  const next = breaks.find(({ from }) => from > quantity)
  const allowed = quantity >= part.moq && quantity % part.multiple === 0
  const below = Math.max(part.moq, Math.floor(quantity / part.multiple) * part.multiple)
  const quoted = {
    productId: id,
    model: `M-${id.slice(-2)}`,
    manufacturer: 'Molex',
    name: part.name ?? `Connector ${id.slice(-2)}`,
    priceVersion: String(part.price),
    available: part.stock,
    moq: part.moq,
    orderMultiple: part.multiple,
    weightGrams: 2,
    custom: part.custom,
    hsCode: '85366990',
    origin: 'CN',
    bodyMm: [0, 0, 10, 5] as [number, number, number, number],
    pads: [],
    leadTimeDays: 3,
    suggestedQuantities: allowed
      ? part.custom || part.stock >= quantity
        ? []
        : [Math.floor(part.stock / part.multiple) * part.multiple].filter((most) => most >= part.moq)
      : [...new Set([below, below + part.multiple])],
    breaks: breaks.map(({ from, price }) => ({ from, unitPrice: priced(price) })),
    nextBreak: next === undefined ? null : { from: next.from, unitPrice: priced(next.price), saves: null },
    replacementId: part.replacementId ?? null,
    incoming: part.incoming ?? null,
    deliveries: part.incoming === undefined ? [] : [part.incoming],
  }
  if (part.unpriced === true) return { status: 'unpriced' as const, ...quoted, unitPrice: null, lineTotal: null }
  const status = part.discontinued ? ('discontinued' as const) : allowed ? ('ok' as const) : ('quantity' as const)
  return { status, ...quoted, unitPrice, lineTotal: lineTotal(unitPrice, quantity) }
}

/**
 * Scripted upstream services of order, for what no real catalogue does on command (a price that changes now, a
 * reservation that takes four seconds). Every response satisfies its contract.
 */
export const startUpstreamServices = async (): Promise<UpstreamServices> => {
  const shelf = newStock()
  const reservations: UpstreamServices['reservations'] = new Map()
  /** First result of each attempt at a replacement. */
  const replacements = new Map<string, OutputOf<typeof takeStockForReplacement>>()
  const rates: UpstreamServices['rates'] = new Map()
  const disabled: UpstreamServices['disabled'] = new Set()
  const files: UpstreamServices['files'] = new Map()
  const erased: UpstreamServices['erased'] = new Set()
  const answers = new Map<string, (input: unknown) => unknown>()
  const on = <C extends AnyCall>(call: C, handle: (input: z.output<C['input']>) => z.input<C['output']> | Rejection) =>
    answers.set(call.path, (input) => {
      const answer = handle(call.input.parse(input) as z.output<C['input']>)
      return isRejection(answer) ? answer : call.output.parse(answer)
    })

  const presentAddress = () => ({ ...address, country: upstream.country, taxNumber: upstream.taxNumber })
  const orders = [
    'orders.read',
    'orders.stock',
    'orders.test',
    'orders.ship',
    'orders.cancel',
    'orders.note',
    'orders.sign',
    'sales.read',
    'orders.change-delivery',
  ]
  const afterSales = ['read', 'decide', 'receive', 'refund', 'replace', 'answer'].map((right) => `after-sales.${right}`)
  const permissions = [
    ...orders,
    ...afterSales,
    'orders.partial-refund',
    'orders.refund',
    'orders.export',
    'orders.export-parcels',
    'quotations.read',
    'quotations.answer',
    'settings.read',
    'to-dos.read',
    'webhooks.read',
    'webhooks.update',
    'webhooks.send',
    'webhooks.delete',
    'settings.update',
    'purchase-orders.read',
    'cost-prices.read',
  ]
  on(checkSessions, ({ sessions }) => ({ sessions: sessions.map(() => ({ alive: true, permissions })) }))
  on(getAddress, () => ({
    addressId: home,
    addressRef: vaultReference.parse(`address-a-home00000001@${upstream.addressVersion}`),
    address: presentAddress(),
    freightZone: 'europe' as const,
  }))
  on(listAddressVersions, ({ addressRefs }) => ({
    addresses: addressRefs.map(presentAddress),
    freightZones: addressRefs.map(() => 'europe' as const),
  }))
  on(checkAddress, ({ address: { isDefault: _, ...written } }) => ({
    address: { ...written, countryName: written.country, zoneName: written.zone },
    freightZone: 'europe' as const,
  }))
  on(namePlace, ({ country, zone }) => ({ countryName: country, zoneName: `${zone} by name` }))
  on(keepAddressVersion, () => ({ addressRef: vaultReference.parse('address-a-home00000001@77') }))
  on(getBuyerContact, ({ buyerId }) =>
    erased.has(buyerId)
      ? rejection('not-found')
      : { email: 'buyer@example.org', language: 'en' as const, declinedMails: [] },
  )
  on(getPurchaseOrderToPrint, ({ id }) =>
    id === purchase
      ? {
          ...{ id, supplier: 'Maison Connecteurs', reference: '45-1', placedAt: '2026-11-28T08:00:00.000Z' },
          record: {
            ...{
              number: '70021',
              vatNumber: '',
              company: '',
              street: '4 rue du Port',
              city: 'Brest',
              postcode: '29200',
            },
            ...{ region: '', country: 'FR', currency: 'EUR' as const, language: 'fr' as const, paymentTerms: '' },
            ...{ contactName: '', email: '', phone: '' },
          },
          lines: [
            {
              ...{ model: 'M-a1', manufacturer: 'Molex', quantity: 500, expectedOn: '2026-12-14' },
              unitCost: { amount: 1250, scale: 4, currency: 'EUR' as const },
            },
          ],
        }
      : rejection('purchase-order-not-found'),
  )
  on(getCarrierPage, () => ({ carrierPage: null }))
  on(quoteLines, ({ lines, currency }) => ({
    lines: lines.map((line) => quoteOne(shelf, line, currency)),
    rate: { from: 'USD' as const, to: currency, ...(rates.get(currency) ?? { amount: 1, scale: 0 }) },
    isOffered: !disabled.has(currency),
  }))
  on(attachFile, ({ fileIds, owner, module, to, sharedWith, replaces = false }) => {
    const found = fileIds.map((id) => files.get(id))
    const isFree = (file: (typeof found)[number]) =>
      file !== undefined && file.owner === owner.id && file.module === module && (file.to ?? to) === to
    if (!found.every(isFree)) return rejection('file-not-found')
    for (const [id, file] of files)
      if (fileIds.some((one) => one === id)) Object.assign(file, { to, sharedWith: sharedWith?.id })
      else if (replaces && file.owner === owner.id && file.to === to)
        Object.assign(file, { to: undefined, sharedWith: undefined })
    return { attached: fileIds.length }
  })
  on(takeStockForReplacement, ({ afterSaleNo, attempt, productId, quantity }) => {
    const known = replacements.get(`${afterSaleNo}-${attempt}`)
    if (known !== undefined) return known
    const part = shelf.get(productId)
    const available = part?.stock ?? 0
    const isTaken = part !== undefined && quantity <= available
    if (isTaken) part.stock -= quantity
    const result = isTaken ? { outcome: 'taken' as const } : { outcome: 'refused' as const, available }
    replacements.set(`${afterSaleNo}-${attempt}`, result)
    return result
  })
  on(reserveStock, ({ orderNo, lines }) => {
    if (reservations.has(orderNo)) return { outcome: 'reserved' as const, sharePercent: 0 }
    const short = lines.filter(
      (line) => upstream.reserveRefuses || (shelf.get(line.productId)?.stock ?? 0) < line.quantity,
    )
    if (short.length > 0)
      return {
        outcome: 'refused' as const,
        lines: short.map((line) => ({
          productId: line.productId,
          available: shelf.get(line.productId)?.stock ?? 0,
          limited: upstream.reserveLimit !== undefined,
          ...(upstream.reserveLimit === 'new-buyers-share' ? { newBuyers: true as const } : {}),
        })),
      }
    for (const line of lines) {
      const part = shelf.get(line.productId)
      if (part !== undefined) part.stock -= line.quantity
    }
    reservations.set(orderNo, lines)
    return { outcome: 'reserved' as const, sharePercent: 0 }
  })

  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(z.instanceof(Buffer).parse(chunk))
    const reply = (code: number, data: unknown) => {
      response.writeHead(code, { 'content-type': 'application/json' })
      response.end(JSON.stringify({ code, msg: 'ok', data }))
    }
    const path = request.url ?? ''
    if (path === reserveStock.path) {
      await upstream.reserveAfter
      if (upstream.reserveFails) return reply(503, null)
    }
    if (path === quoteLines.path) {
      const during = upstream.duringNextQuote
      upstream.duringNextQuote = undefined
      await during?.()
    }
    const handle = answers.get(path)
    if (handle === undefined) return reply(503, null)
    const answer = handle(JSON.parse(Buffer.concat(chunks).toString('utf8')))
    if (!isRejection(answer)) return reply(200, answer)
    response.writeHead(200, { 'content-type': 'application/json' })
    response.end(JSON.stringify({ code: 404, msg: answer.code, data: null, meta: { type: answer.code } }))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const bound = server.address()
  const port = typeof bound === 'object' && bound !== null ? bound.port : 0
  const upstream: UpstreamServices = {
    url: `http://127.0.0.1:${port}`,
    shelf,
    rates,
    disabled,
    files,
    erased,
    reservations,
    ...defaults,
    reset: () => {
      shelf.clear()
      for (const [id, part] of newStock()) shelf.set(id, part)
      rates.clear()
      disabled.clear()
      Object.assign(upstream, defaults)
    },
    stop: async () => {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
  return upstream
}
