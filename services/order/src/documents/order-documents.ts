import { createHash } from 'node:crypto'
import { Readable } from 'node:stream'
import { loadStream } from '@pinline/chassis/event-store/handle-command'
import type { FilePort } from '@pinline/chassis/files/file-port'
import { fileStoreOf } from '@pinline/chassis/files/file-store'
import { isRejection, type Rejection, rejection } from '@pinline/contracts/api/error-codes'
import type { LanguageCode } from '@pinline/contracts/api/languages'
import type { OrderDocumentKind, OrderDocumentRow } from '@pinline/contracts/order/document/order-document'
import { taxOfRefund } from '../domain/order/tax-of-refund.ts'
import { type Seller, sellerAt, sellerStreamId } from '../domain/seller/seller.ts'
import { sellerDecider } from '../domain/seller/seller-decider.ts'
import type { OrderDeps } from '../order-deps.ts'
import type { OrderJoins } from '../read-models/orders/order-record.query.ts'
import { findOrder } from '../read-models/orders/orders.query.ts'
import { poNumbersOf } from '../read-models/orders/po-numbers.query.ts'
import type { VersionedOrder } from '../read-models/orders/to-order-row.ts'
import { ciiCreditNote, ciiInvoice } from './cii-invoice.ts'
import { documentFormat } from './document-format.ts'
import { documentLink, type LinkedDocument } from './document-link.ts'
import { documentText } from './document-texts.ts'
import { invoiceParty } from './invoice-party.ts'
import {
  type Credited,
  creditNoteDocument,
  type DocumentInput,
  invoiceDocument,
  orderConfirmation,
  type PrintedParty,
  proForma,
} from './order-document.ts'
import { PdfRenderer } from './pdf/pdf-renderer.ts'
import { type PrintedDocument, paperOf } from './printed-document.ts'
import { taxNote } from './tax-note.ts'

/** A document as a file. */
interface DocumentFile {
  readonly name: string
  readonly stream: Readable
  readonly size: number
}

const isNumbered = (kind: OrderDocumentKind): boolean => kind === 'invoice' || kind === 'credit-note'

/**
 * The documents of orders as PDF. Invoices and credit notes are stored when they are first shown in a language and never
 * change again; what else is asked for is drawn from the order each time.
 */
export class OrderDocuments {
  readonly #platform: OrderDeps
  readonly #joins: OrderJoins
  readonly #renderer = new PdfRenderer()
  readonly #files: FilePort

  constructor(platform: OrderDeps, joins: OrderJoins) {
    this.#platform = platform
    this.#joins = joins
    this.#files = fileStoreOf(platform, 'documents')
  }

  async stop(): Promise<void> {
    await this.#renderer.stop()
  }

  /** What an order has, oldest first, with links in a language. An order whose stock is being checked has none yet. */
  list(order: VersionedOrder, language: LanguageCode): OrderDocumentRow[] {
    if (!order.listed) return []
    const row = (kind: OrderDocumentKind, issuedAt: string, number: string | null = null): OrderDocumentRow => ({
      kind,
      number,
      issuedAt,
      url: documentLink(this.#platform, { orderNo: order.orderNo, kind, number, language }),
    })
    return [
      row('order-confirmation', order.placedAt),
      ...(order.status === 'pending' ? [row('pro-forma', order.placedAt)] : []),
      ...(order.invoice === null ? [] : [row('invoice', order.invoice.issuedAt, order.invoice.number)]),
      ...order.creditNotes.map((note) => row('credit-note', note.issuedAt, note.number)),
    ]
  }

  /** The file of a linked document; `document-link-expired` if the order has no such document any more. */
  async open(linked: LinkedDocument): Promise<DocumentFile | Rejection> {
    const { orderNo, kind, number, language } = linked
    const name = `${number ?? `${kind}-${orderNo}`}.pdf`
    const stored = isNumbered(kind) ? storedName(linked) : undefined
    const known = stored === undefined ? undefined : await this.#files.open(stored)
    if (known !== undefined) return { name, ...known }
    const order = await findOrder(this.#platform, orderNo)
    if (order === undefined) return rejection('document-link-expired')
    const document = await this.#printed(order, linked, language)
    if (document === undefined) return rejection('document-link-expired')
    const pdf = await this.#renderer.render(document)
    if (isRejection(pdf)) return pdf
    if (stored !== undefined) await this.#files.put(stored, { bytes: pdf })
    return { name, stream: Readable.from([Buffer.from(pdf)]), size: pdf.length }
  }

  async #printed(
    order: VersionedOrder,
    { kind, number }: LinkedDocument,
    language: LanguageCode,
  ): Promise<PrintedDocument | undefined> {
    switch (kind) {
      case 'order-confirmation':
        return orderConfirmation(await this.#input(order, language))
      case 'pro-forma':
        return order.status === 'pending' ? proForma(await this.#input(order, language)) : undefined
      case 'invoice': {
        if (order.invoice === null) return undefined
        const input = await this.#input(order, language, order.invoice.sellerVersion)
        return invoiceDocument(input, ciiInvoice(machineInput(input)))
      }
      case 'credit-note': {
        const note = order.creditNotes.find((one) => one.number === number)
        const refund = order.refunds.find(({ refundId }) => refundId === note?.refundId)
        if (note === undefined || refund === undefined || refund.orderAmount === null) return undefined
        const input = await this.#input(order, language, note.sellerVersion)
        const tax = { ...refund.orderAmount, minor: taxOfRefund(order, refund.refundId) }
        const credited: Credited = { ...note, amount: refund.orderAmount, reason: `reason.${refund.reason}`, tax }
        const reason = documentText(language, credited.reason)
        return creditNoteDocument(input, credited, ciiCreditNote(machineInput(input), { ...credited, reason }))
      }
      default: {
        const missing: never = kind
        return missing
      }
    }
  }

  async #input(order: VersionedOrder, language: LanguageCode, sellerVersion?: number): Promise<DocumentInput> {
    const [seller, party, [poNumber = null], parts] = await Promise.all([
      this.#seller(sellerVersion),
      this.#party(order, language),
      poNumbersOf(this.#platform, [order]),
      this.#joins.texts.read(
        order.lines.map(({ productId }) => productId),
        language,
      ),
    ])
    const names = new Map([...parts].map(([productId, { name }]) => [productId, name]))
    return { order, seller, party, poNumber, names, language, paper: paperOf(party?.country ?? '') }
  }

  /** @param version of an issued document; others show the newest data */
  async #seller(version?: number): Promise<Seller> {
    const { state, version: newest } = await loadStream(this.#platform, sellerDecider, sellerStreamId)
    return sellerAt(state, version ?? newest)
  }

  /** An invoice's own copy of the address, or the order's, which may be erased. */
  async #party({ addressRef, invoice }: VersionedOrder, language: LanguageCode): Promise<PrintedParty | null> {
    if (invoice === null) return await this.#joins.addresses.read(addressRef, language)
    const party = await this.#platform.vault.get(invoice.partyRef, invoiceParty)
    if (party === undefined) return null
    return { ...party, countryName: documentFormat(language).country(party.country) }
  }
}

/** The name of a stored document: one for each language. */
const storedName = ({ number, language }: LinkedDocument): string =>
  `d-${createHash('sha256').update(`${number} ${language}`).digest('hex').slice(0, 32)}`

/** What XML is made from. Throws if the invoice's party is erased, which it never is. */
const machineInput = ({ order, seller, party, poNumber, language }: DocumentInput) => {
  if (party === null) throw new Error(`the invoice of ${order.orderNo} has no party`)
  return { order, seller, buyer: party, poNumber, note: taxNote(order.tax, language) }
}
