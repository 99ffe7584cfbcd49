import type { LanguageCode } from '@pinline/contracts/api/languages'
import type { SampleDocumentKind } from '@pinline/contracts/order/document/preview-document'
import type { Seller } from '../../domain/seller/seller.ts'
import { customsInvoice } from '../customs-invoice.ts'
import { documentFormat } from '../document-format.ts'
import type { DocumentInput, PrintedParty } from '../document-frame.ts'
import { documentText } from '../document-texts.ts'
import { type Credited, creditNoteDocument, invoiceDocument, orderConfirmation, proForma } from '../order-document.ts'
import { packingSlip } from '../packing-slip.ts'
import { pickListDocument } from '../pick-list-document.ts'
import { type PrintedDocument, paperOf } from '../printed-document.ts'
import { purchaseOrderDocument } from '../purchase-order-document.ts'
import { quotationDocument } from '../quotation-document.ts'
import { returnSlip } from '../return-slip.ts'
import { testReport } from '../test-report.ts'
import {
  sampleAfterSale,
  sampleOrder,
  samplePicks,
  samplePurchaseOrder,
  sampleQuotation,
  sampleTests,
} from './sample-order.ts'

const partyIn = (language: LanguageCode): PrintedParty => ({
  ...{ name: 'Ada Lovelace', phone: '+442079460118', zipcode: 'LS10 0ZZ', country: 'GB', zone: '', city: 'Leeds' },
  ...{ address: '14 Calder Yard', company: 'Sample Instruments Ltd', taxNumber: 'GB123456789' },
  countryName: documentFormat(language).country('GB'),
  zoneName: '',
})

const inputOf = (seller: Seller, language: LanguageCode): DocumentInput & { readonly party: PrintedParty } => {
  const party = partyIn(language)
  const names = new Map<string, string>()
  return { order: sampleOrder, seller, party, poNumber: 'PO-4711', names, language, paper: paperOf(party.country) }
}

const credited: Credited = {
  ...{ number: 'CN-2026-000000', issuedAt: '2026-01-20T09:00:00.000Z', reason: 'reason.goodwill' },
  ...{ amount: { minor: 1684, currency: 'USD' }, tax: { minor: 0, currency: 'USD' } },
}

/** For machines there is no sample: nobody should book one. */
const withoutXml = ({ xml: _, ...document }: PrintedDocument): PrintedDocument => document

const draw = (kind: SampleDocumentKind, seller: Seller, language: LanguageCode): PrintedDocument | undefined => {
  const input = inputOf(seller, language)
  const [parcel] = sampleOrder.parcels
  if (parcel === undefined) return undefined
  switch (kind) {
    case 'order-confirmation':
      return orderConfirmation(input)
    case 'pro-forma':
      return proForma(input)
    case 'test-report':
      return testReport(input, sampleTests, sampleOrder.testedAt ?? sampleOrder.placedAt, null)
    case 'packing-slip':
      return packingSlip(input, parcel, new Map(parcel.lines.map(({ productId }) => [productId, '2548'])), null)
    case 'customs-invoice': {
      const part = { name: 'Connector', hsCode: '8536.69', origin: 'CN' }
      return customsInvoice(
        { ...input, parts: new Map(parcel.lines.map(({ productId }) => [productId, part])) },
        parcel,
      )
    }
    case 'invoice':
      return withoutXml(invoiceDocument(input, ''))
    case 'credit-note':
      return withoutXml(creditNoteDocument(input, credited, ''))
    case 'quotation':
      return quotationDocument({ quotation: sampleQuotation, round: 1, seller, party: input.party, language })
    case 'return-slip':
      return returnSlip({ request: sampleAfterSale, instructions: 'Dock 4', seller, party: input.party, language })
    case 'pick-list':
      return pickListDocument({ list: samplePicks, seller, language, now: sampleOrder.placedAt })
    case 'purchase-order':
      return purchaseOrderDocument({ order: samplePurchaseOrder, seller, withCosts: true, language })
    default:
      return kind satisfies never
  }
}

/** A document with sample data, whose title says so. */
export const sampleDocument = (
  kind: SampleDocumentKind,
  seller: Seller,
  language: LanguageCode,
): PrintedDocument | undefined => {
  const drawn = draw(kind, seller, language)
  return drawn && { ...drawn, title: documentText(language, 'sample', { title: drawn.title }) }
}
