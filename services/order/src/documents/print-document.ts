import { loadStream } from '@pinline/chassis/event-store/handle-command'
import { namePlace } from '@pinline/contracts/account/buyer/name-place'
import { isRejection } from '@pinline/contracts/api/error-codes'
import type { LanguageCode } from '@pinline/contracts/api/languages'
import { quoteLines } from '@pinline/contracts/catalogue/price/quote-lines'
import { getPurchaseOrderToPrint } from '@pinline/contracts/catalogue/purchase-order/get-purchase-order-to-print'
import { signatureContent } from '@pinline/contracts/order/signature/signature-fields'
import type { ProductId } from '@pinline/events/ids'
import { linePicked } from '@pinline/events/order/line-picked'
import { parcelEvent, shippedParcelOf } from '@pinline/events/order/shipped-parcel'
import { z } from 'zod'
import { taxOfRefund } from '../domain/order/tax-of-refund.ts'
import { quotationDecider } from '../domain/quotation/quotation-decider.ts'
import { type Seller, sellerAt, sellerStreamId } from '../domain/seller/seller.ts'
import { sellerDecider } from '../domain/seller/seller-decider.ts'
import type { OrderDeps } from '../order-deps.ts'
import { pickList } from '../picking/pick-list.ts'
import { findAfterSale } from '../read-models/after-sales/after-sales.query.ts'
import type { OrderJoins } from '../read-models/orders/order-record.query.ts'
import { holdingSignature } from '../read-models/orders/order-signatures.ts'
import type { ParcelPart, SignaturePart } from '../read-models/orders/orders.model.ts'
import { findOrder } from '../read-models/orders/orders.query.ts'
import { poNumbersOf } from '../read-models/orders/po-numbers.query.ts'
import type { VersionedOrder } from '../read-models/orders/to-order-row.ts'
import { findQuotation } from '../read-models/quotations/quotations.query.ts'
import { ciiCreditNote, ciiInvoice } from './cii-invoice.ts'
import { type CustomsPart, customsInvoice, passesCustoms } from './customs-invoice.ts'
import type { DocumentInput, DocumentSignature, PrintedParty } from './document-frame.ts'
import type {
  LinkedDocument,
  LinkedOrderDocument,
  LinkedPurchaseOrder,
  LinkedQuotation,
  LinkedReturnSlip,
} from './document-link.ts'
import { documentText } from './document-texts.ts'
import { invoiceParty } from './invoice-party.ts'
import { type Credited, creditNoteDocument, invoiceDocument, orderConfirmation, proForma } from './order-document.ts'
import { packingSlip } from './packing-slip.ts'
import { pickListDocument } from './pick-list-document.ts'
import { type PrintedDocument, paperOf } from './printed-document.ts'
import { purchaseOrderDocument } from './purchase-order-document.ts'
import { quotationDocument } from './quotation-document.ts'
import { returnSlip } from './return-slip.ts'
import { sampleDocument } from './samples/sample-documents.ts'
import { taxNote } from './tax-note.ts'
import { latestTests, testReport } from './test-report.ts'

interface Printing {
  readonly platform: OrderDeps
  readonly joins: OrderJoins
}

/** @param version of an issued document; others show the newest data */
const sellerOf = async (platform: OrderDeps, version?: number): Promise<Seller> => {
  const { state, version: newest } = await loadStream(platform, sellerDecider, sellerStreamId)
  return sellerAt(state, version ?? newest)
}

/** The order's address; null once it is erased. Throws if account does not respond. */
const addressOf = async (
  { joins }: Printing,
  { addressRef }: Pick<VersionedOrder, 'addressRef'>,
  language: LanguageCode,
): Promise<PrintedParty | null> => (await joins.addresses.readAll([addressRef], language))[0] ?? null

/** An invoice's own copy of the address, or the order's. Throws if account does not respond. */
const partyOf = async (
  printing: Printing,
  order: VersionedOrder,
  language: LanguageCode,
): Promise<PrintedParty | null> => {
  const { platform } = printing
  const { invoice } = order
  if (invoice === null) return await addressOf(printing, order, language)
  const party = await platform.vault.get(invoice.partyRef, invoiceParty)
  if (party === undefined) return null
  const { country, zone, city, address } = party
  const names = await platform.call('account', namePlace, { country, zone, city, address }, { language })
  if (isRejection(names)) throw new Error(`${namePlace.name} refused with ${names.code}`)
  return { ...party, ...names }
}

const inputOf = async (
  printing: Printing,
  order: VersionedOrder,
  language: LanguageCode,
  sellerVersion?: number,
): Promise<DocumentInput> => {
  const [seller, party, [poNumber = null], parts] = await Promise.all([
    sellerOf(printing.platform, sellerVersion),
    partyOf(printing, order, language),
    poNumbersOf(printing.platform, [order]),
    printing.joins.texts.read(
      order.lines.map(({ productId }) => productId),
      language,
    ),
  ])
  const names = new Map([...parts].map(([productId, { name }]) => [productId, name]))
  return { order, seller, party, poNumber, names, language, paper: paperOf(party?.country ?? '') }
}

/** What XML is made from. Throws if the invoice's party is erased, which it never is. */
const machineInput = ({ order, seller, party, poNumber, language }: DocumentInput) => {
  if (party === null) throw new Error(`the invoice of ${order.orderNo} has no party`)
  return { order, seller, buyer: party, poNumber, note: taxNote(order.tax, language) }
}

/**
 * Lot or date codes of lines as they were recorded when a parcel left. What is picked for a later parcel replaces the
 * record of its line, so that the order's events are read, not its state.
 */
const lotsOf = async (
  { store }: OrderDeps,
  { orderNo, version }: VersionedOrder,
  parcelNo: number,
): Promise<ReadonlyMap<ProductId, string>> => {
  const lots = new Map<ProductId, string>()
  for (const event of await store.eventsBetween(orderNo, 0, version)) {
    const shipped = parcelEvent.safeParse(event).data
    if (shipped !== undefined && shippedParcelOf(shipped).parcelNo === parcelNo) break
    const picked = linePicked.safeParse(event).data
    if (picked === undefined) continue
    if (picked.data.lot === null) lots.delete(picked.data.productId)
    else lots.set(picked.data.productId, picked.data.lot)
  }
  return lots
}

const printCreditNote = async (
  printing: Printing,
  order: VersionedOrder,
  { number, language }: LinkedOrderDocument,
): Promise<PrintedDocument | undefined> => {
  const note = order.creditNotes.find((one) => one.number === number)
  const refund = order.refunds.find(({ refundId }) => refundId === note?.refundId)
  if (note === undefined || refund === undefined || refund.orderAmount === null) return undefined
  const input = await inputOf(printing, order, language, note.sellerVersion)
  const tax = { ...refund.orderAmount, minor: taxOfRefund(order, refund.refundId) }
  const credited: Credited = { ...note, amount: refund.orderAmount, reason: `reason.${refund.reason}`, tax }
  const reason = documentText(language, credited.reason)
  return creditNoteDocument(input, credited, ciiCreditNote(machineInput(input), { ...credited, reason }))
}

/** The signature of a document that holds; null if it has none, or an erased one. */
const signatureOf = async (
  { platform }: Printing,
  order: VersionedOrder,
  which: Pick<SignaturePart, 'document' | 'parcelNo'>,
): Promise<DocumentSignature | null> => {
  const holding = holdingSignature(order, which)
  const content = holding && (await platform.vault.get(holding.signatureRef, signatureContent))
  return holding === undefined || content === undefined ? null : { ...content, signedAt: holding.signedAt }
}

const printPackingSlip = async (
  printing: Printing,
  order: VersionedOrder,
  parcel: ParcelPart,
  language: LanguageCode,
): Promise<PrintedDocument> => {
  const [input, party, lots, signature] = await Promise.all([
    inputOf(printing, order, language),
    addressOf(printing, order, language),
    lotsOf(printing.platform, order, parcel.parcelNo),
    signatureOf(printing, order, { document: 'packing-slip', parcelNo: parcel.parcelNo }),
  ])
  return packingSlip({ ...input, party }, parcel, lots, signature)
}

/** None before a test is recorded. */
const printTestReport = async (
  printing: Printing,
  order: VersionedOrder,
  language: LanguageCode,
): Promise<PrintedDocument | undefined> => {
  const { orderNo, version, testedAt } = order
  if (testedAt === null) return undefined
  const [input, events, signature] = await Promise.all([
    inputOf(printing, order, language),
    printing.platform.store.eventsBetween(orderNo, 0, version),
    signatureOf(printing, order, { document: 'test-report', parcelNo: null }),
  ])
  return testReport(input, latestTests(events), testedAt, signature)
}

/** Throws if the catalogue does not respond: an invoice without codes would be kept for good. */
const customsPartsOf = async (
  { platform }: Printing,
  { lines }: VersionedOrder,
): Promise<ReadonlyMap<ProductId, CustomsPart>> => {
  const requested = [...new Set(lines.map(({ productId }) => productId))].map((productId) => ({
    productId,
    quantity: 1,
  }))
  const quoted = await platform.call('catalogue', quoteLines, { currency: 'USD', language: 'en', lines: requested })
  if (isRejection(quoted)) throw new Error(`${quoteLines.name} refused with ${quoted.code}`)
  return new Map(quoted.lines.flatMap((line) => (line.status === 'unknown' ? [] : [[line.productId, line] as const])))
}

/** None for an address that is erased: customs demand one. */
const printCustomsInvoice = async (
  printing: Printing,
  order: VersionedOrder,
  { parcelNo, language }: LinkedOrderDocument,
): Promise<PrintedDocument | undefined> => {
  const parcel = order.parcels.find((one) => one.parcelNo === parcelNo)
  if (parcel === undefined || !passesCustoms(order)) return undefined
  const [input, parts] = await Promise.all([inputOf(printing, order, language), customsPartsOf(printing, order)])
  const { party } = input
  return party === null ? undefined : customsInvoice({ ...input, party, parts }, parcel)
}

const printOrderDocument = async (
  printing: Printing,
  linked: LinkedOrderDocument,
): Promise<PrintedDocument | undefined> => {
  const { orderNo, kind, parcelNo, language } = linked
  const order = await findOrder(printing.platform, orderNo)
  if (order === undefined) return undefined
  switch (kind) {
    case 'order-confirmation':
      return orderConfirmation(await inputOf(printing, order, language))
    case 'pro-forma':
      return order.status === 'pending' ? proForma(await inputOf(printing, order, language)) : undefined
    case 'test-report':
      return await printTestReport(printing, order, language)
    case 'packing-slip': {
      const parcel = order.parcels.find((one) => one.parcelNo === parcelNo)
      return parcel === undefined ? undefined : await printPackingSlip(printing, order, parcel, language)
    }
    case 'customs-invoice':
      return await printCustomsInvoice(printing, order, linked)
    case 'invoice': {
      if (order.invoice === null) return undefined
      const input = await inputOf(printing, order, language, order.invoice.sellerVersion)
      return invoiceDocument(input, ciiInvoice(machineInput(input)))
    }
    case 'credit-note':
      return await printCreditNote(printing, order, linked)
    default:
      return kind satisfies never
  }
}

const printPickList = async ({ platform }: Printing, language: LanguageCode): Promise<PrintedDocument> => {
  const [list, seller] = await Promise.all([pickList(platform), sellerOf(platform)])
  return pickListDocument({ list, seller, language, now: platform.clock.now().toISOString() })
}

const printQuotation = async (
  printing: Printing,
  { quotationNo, round, language }: LinkedQuotation,
): Promise<PrintedDocument | undefined> => {
  const { platform } = printing
  const [quotation, { state }] = await Promise.all([
    findQuotation(platform, quotationNo),
    loadStream(platform, quotationDecider, quotationNo),
  ])
  if (quotation === undefined || state.status === 'new') return undefined
  const [seller, party] = await Promise.all([sellerOf(platform), addressOf(printing, state, language)])
  return quotationDocument({ quotation, round, seller, party, language })
}

const printReturnSlip = async (
  printing: Printing,
  { afterSaleNo, language }: LinkedReturnSlip,
): Promise<PrintedDocument | undefined> => {
  const { platform } = printing
  const request = await findAfterSale(platform, afterSaleNo)
  const order = request === undefined ? undefined : await findOrder(platform, request.orderNo)
  if (request === undefined || order === undefined) return undefined
  const { instructionsRef } = request
  const [seller, party, instructions = null] = await Promise.all([
    sellerOf(platform),
    addressOf(printing, order, language),
    instructionsRef === null ? undefined : platform.vault.get(instructionsRef, z.string()),
  ])
  return returnSlip({ request, instructions, seller, party, language })
}

/** Throws if the catalogue does not respond. */
const printPurchaseOrder = async (
  { platform }: Printing,
  { purchaseOrderId, withCosts, language }: LinkedPurchaseOrder,
): Promise<PrintedDocument | undefined> => {
  const [order, seller] = await Promise.all([
    platform.call('catalogue', getPurchaseOrderToPrint, { id: purchaseOrderId }),
    sellerOf(platform),
  ])
  return isRejection(order) ? undefined : purchaseOrderDocument({ order, seller, withCosts, language })
}

/** A linked document as it is to be drawn; undefined if it is not there any more. */
export const printDocument = async (
  printing: Printing,
  linked: LinkedDocument,
): Promise<PrintedDocument | undefined> => {
  if (linked.kind === 'pick-list') return await printPickList(printing, linked.language)
  if (linked.kind === 'sample') return sampleDocument(linked.sample, await sellerOf(printing.platform), linked.language)
  if (linked.kind === 'quotation') return await printQuotation(printing, linked)
  if (linked.kind === 'return-slip') return await printReturnSlip(printing, linked)
  if (linked.kind === 'purchase-order') return await printPurchaseOrder(printing, linked)
  return await printOrderDocument(printing, linked)
}
