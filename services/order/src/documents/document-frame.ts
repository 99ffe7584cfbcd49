import type { NamedAddress } from '@pinline/contracts/account/buyer/address'
import { postalLines } from '@pinline/contracts/account/buyer/postal-address'
import type { LanguageCode } from '@pinline/contracts/api/languages'
import type { SignatureContent } from '@pinline/contracts/order/signature/signature-fields'
import type { Money } from '@pinline/events/money'
import type { Seller } from '../domain/seller/seller.ts'
import type { OrderViewRow } from '../read-models/orders/orders.model.ts'
import { documentFormat } from './document-format.ts'
import { documentText } from './document-texts.ts'
import type { Paper } from './printed-document.ts'

/** An address with its names in the document's language. */
export type PrintedParty = NamedAddress

/** What documents of an order are made from. */
export interface DocumentInput {
  readonly order: OrderViewRow
  readonly seller: Seller
  /** Null once it is erased. */
  readonly party: PrintedParty | null
  readonly poNumber: string | null
  /** Product id → name in the document's language. */
  readonly names: ReadonlyMap<string, string>
  readonly language: LanguageCode
  readonly paper: Paper
}

export type Text = (key: string, values?: Readonly<Record<string, string>>) => string

export const nonEmpty = (lines: readonly string[]): string[] => lines.filter((line) => line.trim() !== '')

export const partyLines = (party: PrintedParty, text: Text): string[] =>
  nonEmpty([
    party.company,
    party.name,
    ...postalLines({ ...party, company: '' }, { withName: false }),
    party.phone,
    party.taxNumber === '' ? '' : text('their_tax_number', { value: party.taxNumber }),
  ])

/** Where parcels to the seller go. */
export const sellerPostalLines = (seller: Seller, countryName: string): string[] =>
  nonEmpty([
    seller.address,
    nonEmpty([seller.zipcode, seller.city]).join(' '),
    seller.city === countryName ? '' : countryName,
  ])

const sellerLines = (seller: Seller, countryName: string, text: Text): string[] =>
  nonEmpty([
    ...sellerPostalLines(seller, countryName),
    seller.email,
    seller.phone,
    seller.registrationNumber === '' ? '' : text('registration', { value: seller.registrationNumber }),
    seller.taxNumber === '' ? '' : text('tax_number', { value: seller.taxNumber }),
  ])

interface SheetInput {
  readonly seller: Seller
  readonly language: LanguageCode
  readonly paper: Paper
}

/** What all documents share. */
export const sheetOf = ({ seller, language, paper }: SheetInput, title: string, at: string) => {
  const text: Text = (key, values) => documentText(language, key, values)
  const format = documentFormat(language)
  const detail = (label: string, value: string | null) => (value === null ? [] : [{ label: text(label), value }])
  const sheet = {
    language,
    paper,
    title,
    at,
    seller: { name: seller.name, lines: sellerLines(seller, format.country(seller.country), text) },
    page: text('page', { page: '{page}', pages: '{pages}' }),
  }
  return { sheet, text, format, detail }
}

/** A signature of staff that holds. */
export interface DocumentSignature extends SignatureContent {
  readonly signedAt: string
}

/** What all documents of an order share. */
export const frameOf = (input: DocumentInput, title: string, at: string) => {
  const { order, party, poNumber } = input
  const { sheet, text, format, detail } = sheetOf(input, title, at)
  const orderDetails = [
    ...detail('order', order.orderNo),
    ...detail('order_date', format.date(order.placedAt)),
    ...detail('po_number', poNumber),
    ...detail('shipping_method', text(`shipping.${order.shippingMethod}`)),
  ]
  const total = (label: string, amount: Money, strong?: true) => ({
    label: text(label),
    value: format.money(amount),
    ...(strong === undefined ? {} : { strong }),
  })
  const signed = (signature: DocumentSignature | null) =>
    signature === null
      ? {}
      : {
          signature: {
            name: signature.name,
            strokes: signature.strokes,
            label: text('signed_on', { date: format.date(signature.signedAt) }),
          },
        }
  const frame = {
    ...sheet,
    parties: party === null ? [] : [{ title: text('bill_to'), lines: partyLines(party, text) }],
  }
  return { frame, text, format, detail, orderDetails, total, signed }
}
