import type { Money } from '@pinline/events/money'
import type { OrderLine } from '@pinline/events/order/order-line'
import XMLBuilder from 'fast-xml-builder'
import type { Seller } from '../domain/seller/seller.ts'
import type { OrderViewRow } from '../read-models/orders/orders.model.ts'
import { decimalOf } from './document-format.ts'
import type { InvoiceParty } from './invoice-party.ts'

/** An element: text, children in their order, or a repeated element. */
interface Element {
  readonly [name: string]: Element | readonly Element[] | string
}

/** EN 16931 in the syntax of UN/CEFACT Cross Industry Invoice, as Factur-X and ZUGFeRD embed it. */
const guideline = 'urn:cen.eu:en16931:2017'
const namespaces = {
  '@_xmlns:rsm': 'urn:un:unece:uncefact:data:standard:CrossIndustryInvoice:100',
  '@_xmlns:ram': 'urn:un:unece:uncefact:data:standard:ReusableAggregateBusinessInformationEntity:100',
  '@_xmlns:udt': 'urn:un:unece:uncefact:data:standard:UnqualifiedDataType:100',
}
/** UNTDID 1001. */
const typeCodes = { invoice: '380', 'credit-note': '381' } as const
/** UN/ECE recommendation 20: piece. */
const piece = 'H87'
/** UNTDID 5305: outside the scope of VAT, since the seller is not registered for it. */
const untaxed = { 'ram:TypeCode': 'VAT', 'ram:CategoryCode': 'O' }
/** UNTDID 7161: freight. */
const freightCode = 'FC'

const builder = new XMLBuilder({ ignoreAttributes: false, suppressEmptyNode: true })

const when = (isThere: boolean, element: () => Element): Element => (isThere ? element() : {})

const dateOf = (iso: string): Element => ({
  'udt:DateTimeString': { '@_format': '102', '#text': iso.slice(0, 10).replaceAll('-', '') },
})

const addressOf = (from: {
  readonly zipcode: string
  readonly address: string
  readonly city: string
  readonly country: string
}): Element => ({
  ...when(from.zipcode !== '', () => ({ 'ram:PostcodeCode': from.zipcode })),
  'ram:LineOne': from.address,
  'ram:CityName': from.city,
  'ram:CountryID': from.country,
})

const sellerOf = (seller: Seller): Element => ({
  // A seller must be identified by something: a company without a number has its address for mail.
  ...when(seller.registrationNumber === '', () => ({ 'ram:ID': seller.email })),
  'ram:Name': seller.name,
  ...when(seller.registrationNumber !== '', () => ({
    'ram:SpecifiedLegalOrganization': { 'ram:ID': seller.registrationNumber },
  })),
  'ram:PostalTradeAddress': addressOf(seller),
  // A VAT number would contradict that nothing is taxed; this is the fiscal registration at home.
  ...when(seller.taxNumber !== '', () => ({
    'ram:SpecifiedTaxRegistration': { 'ram:ID': { '@_schemeID': 'FC', '#text': seller.taxNumber } },
  })),
})

const buyerOf = (buyer: InvoiceParty): Element => ({
  'ram:Name': buyer.company === '' ? buyer.name : buyer.company,
  'ram:PostalTradeAddress': addressOf(buyer),
})

const priceOf = ({ unitPrice: { amount, scale } }: OrderLine): string => (amount / 10 ** scale).toFixed(scale)

const lineOf = (place: number, name: string, quantity: string, price: string, total: Money, id?: string): Element => ({
  'ram:AssociatedDocumentLineDocument': { 'ram:LineID': String(place + 1) },
  'ram:SpecifiedTradeProduct': {
    ...when(id !== undefined, () => ({ 'ram:SellerAssignedID': id ?? '' })),
    'ram:Name': name,
  },
  'ram:SpecifiedLineTradeAgreement': { 'ram:NetPriceProductTradePrice': { 'ram:ChargeAmount': price } },
  'ram:SpecifiedLineTradeDelivery': { 'ram:BilledQuantity': { '@_unitCode': piece, '#text': quantity } },
  'ram:SpecifiedLineTradeSettlement': {
    'ram:ApplicableTradeTax': untaxed,
    'ram:SpecifiedTradeSettlementLineMonetarySummation': { 'ram:LineTotalAmount': decimalOf(total) },
  },
})

interface Sums {
  readonly lines: Money
  readonly freight: Money
  readonly total: Money
}

const settlement = ({ lines, freight, total }: Sums, note: string, invoice?: string): Element => ({
  'ram:InvoiceCurrencyCode': total.currency,
  'ram:ApplicableTradeTax': {
    'ram:CalculatedAmount': decimalOf({ ...total, minor: 0 }),
    'ram:TypeCode': 'VAT',
    'ram:ExemptionReason': note,
    'ram:BasisAmount': decimalOf(total),
    'ram:CategoryCode': 'O',
    'ram:ExemptionReasonCode': 'VATEX-EU-O',
  },
  ...when(freight.minor > 0, () => ({
    'ram:SpecifiedTradeAllowanceCharge': {
      'ram:ChargeIndicator': { 'udt:Indicator': 'true' },
      'ram:ActualAmount': decimalOf(freight),
      'ram:ReasonCode': freightCode,
      'ram:Reason': 'Freight',
      'ram:CategoryTradeTax': untaxed,
    },
  })),
  'ram:SpecifiedTradePaymentTerms': { 'ram:Description': 'Paid' },
  'ram:SpecifiedTradeSettlementHeaderMonetarySummation': {
    'ram:LineTotalAmount': decimalOf(lines),
    'ram:ChargeTotalAmount': decimalOf(freight),
    'ram:TaxBasisTotalAmount': decimalOf(total),
    'ram:GrandTotalAmount': decimalOf(total),
    'ram:TotalPrepaidAmount': decimalOf(total),
    'ram:DuePayableAmount': decimalOf({ ...total, minor: 0 }),
  },
  ...when(invoice !== undefined, () => ({
    'ram:InvoiceReferencedDocument': { 'ram:IssuerAssignedID': invoice ?? '' },
  })),
})

interface CiiDocument {
  readonly kind: keyof typeof typeCodes
  readonly number: string
  readonly issuedAt: string
  readonly order: OrderViewRow
  readonly seller: Seller
  readonly buyer: InvoiceParty
  readonly poNumber: string | null
  readonly lines: readonly Element[]
  readonly settlement: Element
}

const documentOf = (document: CiiDocument): string => {
  const { kind, number, issuedAt, order, seller, buyer, poNumber, lines } = document
  const invoice: Element = {
    ...namespaces,
    'rsm:ExchangedDocumentContext': { 'ram:GuidelineSpecifiedDocumentContextParameter': { 'ram:ID': guideline } },
    'rsm:ExchangedDocument': {
      'ram:ID': number,
      'ram:TypeCode': typeCodes[kind],
      'ram:IssueDateTime': dateOf(issuedAt),
    },
    'rsm:SupplyChainTradeTransaction': {
      'ram:IncludedSupplyChainTradeLineItem': lines,
      'ram:ApplicableHeaderTradeAgreement': {
        'ram:SellerTradeParty': sellerOf(seller),
        'ram:BuyerTradeParty': buyerOf(buyer),
        'ram:SellerOrderReferencedDocument': { 'ram:IssuerAssignedID': order.orderNo },
        ...when(poNumber !== null, () => ({
          'ram:BuyerOrderReferencedDocument': { 'ram:IssuerAssignedID': poNumber ?? '' },
        })),
      },
      'ram:ApplicableHeaderTradeDelivery': {
        'ram:ShipToTradeParty': { 'ram:Name': buyer.name, 'ram:PostalTradeAddress': addressOf(buyer) },
        ...when(order.shippedAt !== null, () => ({
          'ram:ActualDeliverySupplyChainEvent': { 'ram:OccurrenceDateTime': dateOf(order.shippedAt ?? '') },
        })),
      },
      'ram:ApplicableHeaderTradeSettlement': document.settlement,
    },
  }
  return `<?xml version="1.0" encoding="UTF-8"?>\n${builder.build({ 'rsm:CrossIndustryInvoice': invoice })}`
}

export interface CiiInput {
  readonly order: OrderViewRow
  readonly seller: Seller
  readonly buyer: InvoiceParty
  readonly poNumber: string | null
  /** Why nothing is taxed, in the document's language. */
  readonly note: string
}

/**
 * The invoice of an order for machines: UTF-8 XML by EN 16931 (CII D16B). Amounts are in the order's currency. Throws if
 * the order has no invoice, which is a bug.
 */
export const ciiInvoice = ({ order, seller, buyer, poNumber, note }: CiiInput): string => {
  if (order.invoice === null) throw new Error(`${order.orderNo} has no invoice`)
  return documentOf({
    kind: 'invoice',
    number: order.invoice.number,
    issuedAt: order.invoice.issuedAt,
    ...{ order, seller, buyer, poNumber },
    lines: order.lines.map((line, place) =>
      lineOf(
        place,
        `${line.manufacturer} ${line.model}`,
        String(line.quantity),
        priceOf(line),
        line.lineTotal,
        line.model,
      ),
    ),
    settlement: settlement({ lines: order.goodsTotal, freight: order.freight, total: order.total }, note),
  })
}

/** What a credit note says besides what its order says. */
export interface CiiCredit {
  readonly number: string
  readonly issuedAt: string
  /** In the order's currency. */
  readonly amount: Money
  /** What it is for, in the document's language. */
  readonly reason: string
}

/** A credit note for machines, of one line: the amount that was refunded. */
export const ciiCreditNote = ({ order, seller, buyer, poNumber, note }: CiiInput, credit: CiiCredit): string => {
  const { number, issuedAt, amount, reason } = credit
  return documentOf({
    ...{ kind: 'credit-note', number, issuedAt, order, seller, buyer, poNumber },
    lines: [lineOf(0, reason, '1', decimalOf(amount), amount)],
    settlement: settlement(
      { lines: amount, freight: { ...amount, minor: 0 }, total: amount },
      note,
      order.invoice?.number,
    ),
  })
}
