import type { CsvCell } from '@pinline/contracts/api/csv-line'
import type { LanguageCode } from '@pinline/contracts/api/languages'
import type { DeliverTo } from '@pinline/contracts/order/order/deliver-to'
import type { LineQuantity } from '@pinline/events/order/order-line'
import { openLines } from '../domain/order/parcels.ts'
import type { AddressVersions } from '../read-models/orders/address-versions.ts'
import type { ParcelPart } from '../read-models/orders/orders.model.ts'
import type { VersionedOrder } from '../read-models/orders/to-order-row.ts'
import type { ExportedOrders } from './exported-orders.ts'

const columns = [
  'order',
  'parcel',
  'shipped',
  'carrier',
  'tracking_number',
  'shipping_method',
  'pieces',
  'weight_grams',
  'length_mm',
  'width_mm',
  'height_mm',
  'recipient',
  'company',
  'phone',
  'street',
  'city',
  'zone',
  'postcode',
  'country',
] as const

/** Carriers read `00` as `+`, with which a spreadsheet begins a formula. */
const dialled = (phone: string): string => phone.replace(/^\+/, '00')

const addressCells = (to: DeliverTo | null): readonly (string | null)[] =>
  to === null
    ? Array.from<null>({ length: 8 }).fill(null)
    : [to.name, to.company, dialled(to.phone), to.address, to.city, to.zoneName || to.zone, to.zipcode, to.country]

const piecesOf = (lines: readonly LineQuantity[]): number => lines.reduce((sum, { quantity }) => sum + quantity, 0)

const sentCells = ({ parcelNo, shippedAt, carrier, trackingNumber }: ParcelPart) => [
  parcelNo,
  shippedAt,
  carrier,
  trackingNumber,
]

const contentCells = ({ lines, madeToOrder, weightGrams, sizeMm }: ParcelPart) => [
  piecesOf([...lines, ...madeToOrder]),
  weightGrams,
  sizeMm?.lengthMm,
  sizeMm?.widthMm,
  sizeMm?.heightMm,
]

/** What an order in testing still has to send. Its weight is that of its parts, without packing. */
const openCells = (order: VersionedOrder) => {
  const open = openLines(order)
  const weights = new Map(order.lines.map((line) => [line.productId, line.weightGrams]))
  const grams = open.reduce((sum, { productId, quantity }) => sum + quantity * (weights.get(productId) ?? 0), 0)
  return [piecesOf(open), Math.ceil(grams), null, null, null]
}

const rowsOf = (order: VersionedOrder, to: DeliverTo | null): readonly (readonly CsvCell[])[] => {
  const address = addressCells(to)
  const { orderNo, shippingMethod } = order
  const sent = order.parcels.map((parcel) => [
    orderNo,
    ...sentCells(parcel),
    shippingMethod,
    ...contentCells(parcel),
    ...address,
  ])
  const isOpen = order.status === 'testing' && openLines(order).length > 0
  const open = isOpen ? [[orderNo, null, null, null, null, shippingMethod, ...openCells(order), ...address]] : []
  return [...sent, ...open]
}

/** Parcels of orders as a table, header first. An address that was erased has empty cells. */
export async function* parcelTable(
  addresses: AddressVersions,
  orders: ExportedOrders,
  language: LanguageCode,
): AsyncGenerator<readonly (readonly CsvCell[])[], void, undefined> {
  yield [columns]
  for await (const batch of orders) {
    const own = batch.filter((order) => order.parcels.length > 0 || order.status === 'testing')
    const found = await addresses.readAll(
      own.map(({ addressRef }) => addressRef),
      language,
    )
    yield own.flatMap((order, place) => rowsOf(order, found[place] ?? null))
  }
}
