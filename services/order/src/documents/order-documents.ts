import { Readable } from 'node:stream'
import type { FilePort } from '@pinline/chassis/files/file-port'
import { fileStoreOf } from '@pinline/chassis/files/file-store'
import { isRejection, type Rejection, rejection } from '@pinline/contracts/api/error-codes'
import type { LanguageCode } from '@pinline/contracts/api/languages'
import type { OrderDocumentKind, OrderDocumentRow } from '@pinline/contracts/order/document/order-document'
import type { QuotationDocumentRow } from '@pinline/contracts/order/document/quotation-document'
import type { OrderDeps } from '../order-deps.ts'
import type { OrderJoins } from '../read-models/orders/order-record.query.ts'
import { holdingSignature } from '../read-models/orders/order-signatures.ts'
import { findOrder } from '../read-models/orders/orders.query.ts'
import type { VersionedOrder } from '../read-models/orders/to-order-row.ts'
import type { QuotationViewRow } from '../read-models/quotations/quotations.model.ts'
import { passesCustoms } from './customs-invoice.ts'
import { documentLink, type LinkedDocument } from './document-link.ts'
import { PdfRenderer } from './pdf/pdf-renderer.ts'
import { printDocument } from './print-document.ts'
import type { PrintedDocument } from './printed-document.ts'
import { downloadName, storedName, storedPackingSlips } from './stored-document.ts'

/** A document as a file. */
interface DocumentFile {
  readonly name: string
  readonly stream: Readable
  readonly size: number
}

/** How often a packing slip is drawn that changes meanwhile. */
const maxDrawings = 3

type Which = Partial<Pick<OrderDocumentRow, 'number' | 'parcelNo'>>

/**
 * The documents of orders as PDF. What was issued once is stored when it is first shown in a language and never changes
 * again (`stored-document.ts`); what else is asked for is drawn from the order each time.
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

  /**
   * What an order has, oldest first, with links in a language. An order whose stock is being checked has none yet. Buyers
   * see the test report once all has left: until then tests may follow.
   */
  list(order: VersionedOrder, language: LanguageCode, reader: 'buyer' | 'staff'): OrderDocumentRow[] {
    if (!order.listed) return []
    const row = (kind: OrderDocumentKind, issuedAt: string, which: Which = {}): OrderDocumentRow => {
      const { number = null, parcelNo = null } = which
      const url = this.link({ orderNo: order.orderNo, kind, number, parcelNo, language })
      return { kind, number, parcelNo, issuedAt, url }
    }
    return [
      row('order-confirmation', order.placedAt),
      ...(order.status === 'pending' ? [row('pro-forma', order.placedAt)] : []),
      ...(order.testedAt === null || (reader === 'buyer' && order.shippedAt === null)
        ? []
        : [row('test-report', order.testedAt)]),
      ...order.parcels.flatMap(({ parcelNo, shippedAt }) => [
        row('packing-slip', shippedAt, { parcelNo }),
        ...(passesCustoms(order) ? [row('customs-invoice', shippedAt, { parcelNo })] : []),
      ]),
      ...(order.invoice === null ? [] : [row('invoice', order.invoice.issuedAt, { number: order.invoice.number })]),
      ...order.creditNotes.map(({ number, issuedAt }) => row('credit-note', issuedAt, { number })),
    ]
  }

  /** The answers to a quotation, oldest first, with links in a language. */
  listOfQuotation({ quotationNo, rounds }: QuotationViewRow, language: LanguageCode): QuotationDocumentRow[] {
    return rounds.flatMap(({ answer, at }, round) =>
      answer === null
        ? []
        : [{ round, issuedAt: at, url: this.link({ kind: 'quotation', quotationNo, round, language }) }],
    )
  }

  /** Deletes the files that name the buyer of these orders and that no law asks for: packing slips. */
  async forget(orderNos: readonly string[]): Promise<void> {
    for (const orderNo of orderNos) {
      const order = await findOrder(this.#platform, orderNo)
      if (order !== undefined) for (const name of storedPackingSlips(order)) await this.#files.remove(name)
    }
  }

  /** A path that shows a document to whoever has it, for an hour. */
  link(document: LinkedDocument): string {
    return documentLink(this.#platform, document)
  }

  /** The file of a linked document; `document-link-expired` if there is no such document any more. */
  async open(linked: LinkedDocument, times = maxDrawings): Promise<DocumentFile | Rejection> {
    const name = downloadName(linked)
    const stored = await this.#storedNameOf(linked)
    const known = stored === undefined ? undefined : await this.#files.open(stored)
    if (known !== undefined) return { name, ...known }
    const document = await printDocument({ platform: this.#platform, joins: this.#joins }, linked)
    if (document === undefined) return rejection('document-link-expired')
    const pdf = await this.#renderer.render(document)
    if (isRejection(pdf)) return pdf
    if (stored !== undefined) {
      await this.#files.put(stored, { bytes: pdf })
      if (await this.#isOutdated(linked, document)) {
        await this.#files.remove(stored)
        return times > 1 ? await this.open(linked, times - 1) : rejection('service-unavailable')
      }
    }
    return { name, stream: Readable.from([Buffer.from(pdf)]), size: pdf.length }
  }

  /** Undefined for what is drawn each time: also a packing slip while it is signed, since signatures may be revoked. */
  async #storedNameOf(linked: LinkedDocument): Promise<string | undefined> {
    if (linked.kind !== 'packing-slip') return storedName(linked)
    const order = await findOrder(this.#platform, linked.orderNo)
    const { parcelNo } = linked
    const isSigned =
      order !== undefined && holdingSignature(order, { document: 'packing-slip', parcelNo }) !== undefined
    return isSigned ? undefined : storedName(linked)
  }

  /**
   * Whether a packing slip would be another one by now. Account erases the address before this service forgets the slips:
   * one that is stored after that has an address that is gone, and nobody would remove it.
   */
  async #isOutdated(linked: LinkedDocument, drawn: PrintedDocument): Promise<boolean> {
    if (linked.kind !== 'packing-slip') return false
    const present = await printDocument({ platform: this.#platform, joins: this.#joins }, linked)
    return JSON.stringify(present) !== JSON.stringify(drawn)
  }
}
