import type { ProductId } from '@pinline/events/ids'
import { type LineQuantity, piecesByProduct } from '@pinline/events/order/order-line'
import { orderedParcels, remainingPieces } from '../domain/order/parcels.ts'
import type { OrderViewRow, ParcelPart } from '../read-models/orders/orders.model.ts'
import { type DocumentInput, type DocumentSignature, frameOf, nonEmpty, partyLines } from './document-frame.ts'
import { documentText } from './document-texts.ts'
import type { PrintedDocument } from './printed-document.ts'

/** What lies in a parcel, in the order of the order's lines; a product that is listed twice has one entry. */
export const packedPieces = ({ lines, madeToOrder }: ParcelPart): LineQuantity[] =>
  [...piecesByProduct([...lines, ...madeToOrder])].map(([productId, quantity]) => ({ productId, quantity }))

/** Which parcel of how many, once the last one has left; before, how many follow is not known. Replacements are none of them. */
const parcelLabel = (
  { parcels, shippedAt }: Pick<OrderViewRow, 'parcels' | 'shippedAt'>,
  { parcelNo, afterSaleNo }: ParcelPart,
  { text, number }: { readonly text: DocumentText; readonly number: (value: number) => string },
): string => {
  const { length } = orderedParcels(parcels)
  return shippedAt === null || length === 1 || afterSaleNo !== undefined
    ? number(parcelNo)
    : text('parcel_of', { number: number(parcelNo), parcels: number(length) })
}

type DocumentText = ReturnType<typeof frameOf>['text']

/** Length, width and height in centimetres, as carriers state them. */
const sizeText = (size: ParcelPart['sizeMm'], number: (value: number) => string): string | null =>
  size === undefined
    ? null
    : `${[size.lengthMm, size.widthMm, size.heightMm].map((mm) => number(mm / 10)).join(' × ')} cm`

/**
 * What lies in one parcel, for whoever opens it: without prices.
 * @param lots lot or date codes of the lines, as they were recorded before the parcel left
 */
export const packingSlip = (
  input: DocumentInput,
  parcel: ParcelPart,
  lots: ReadonlyMap<ProductId, string>,
  signature: DocumentSignature | null,
): PrintedDocument => {
  const { order, names, language, party } = input
  const title = documentText(language, 'packing-slip')
  const { frame, text, format, detail, orderDetails, signed } = frameOf(input, title, parcel.shippedAt)
  const ordered = remainingPieces(order)
  const packed = packedPieces(parcel)
  const pieces = packed.reduce((sum, { quantity }) => sum + quantity, 0)
  return {
    ...frame,
    parties: party === null ? [] : [{ title: text('ship_to'), lines: partyLines({ ...party, taxNumber: '' }, text) }],
    details: [
      ...orderDetails,
      ...detail('parcel', parcelLabel(order, parcel, { text, number: format.number })),
      ...detail('delivered', format.date(parcel.shippedAt)),
      ...detail('carrier', parcel.carrier),
      ...detail('tracking_number', parcel.trackingNumber),
      ...detail('gross_weight', parcel.weightGrams === undefined ? null : format.kilograms(parcel.weightGrams)),
      ...detail('size', sizeText(parcel.sizeMm, format.number)),
    ],
    columns: [
      { title: text('item'), width: 28, align: 'left' },
      { title: text('part'), width: '*', align: 'left' },
      { title: text('lot'), width: 104, align: 'left' },
      { title: text('ordered'), width: 62, align: 'right' },
      { title: text('in_parcel'), width: 74, align: 'right' },
    ],
    rows: packed.map(({ productId, quantity }, place) => {
      const line = order.lines.find((one) => one.productId === productId)
      return [
        { text: String(place + 1) },
        {
          text: line?.model ?? productId,
          small: nonEmpty([line?.manufacturer ?? '', names.get(productId) ?? '']).join(' · '),
        },
        { text: lots.get(productId) ?? '–' },
        { text: format.number(ordered.get(productId) ?? quantity) },
        { text: format.number(quantity) },
      ]
    }),
    totals: [{ label: text('pieces'), value: format.number(pieces), strong: true }],
    notes: [text('packing_slip_note')],
    ...signed(signature),
  }
}
