import { type Money, sumMoney } from '@pinline/events/money'
import type { OrderLine } from '@pinline/events/order/order-line'
import type { TaxRule, TaxTreatment } from '@pinline/events/order/order-tax'
import { withCountryPrefix } from '@pinline/events/vat-number'
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
interface TaxCategory {
  /** UNTDID 5305. */
  readonly code: 'O' | 'S' | 'K' | 'G'
  /** VATEX; absent where tax is charged. */
  readonly exemption?: string
}

/** Outside the scope of VAT: the seller is not registered for it. */
const untaxed: TaxCategory = { code: 'O', exemption: 'VATEX-EU-O' }
const categories: Readonly<Record<TaxTreatment, TaxCategory>> = {
  domestic: { code: 'S' },
  destination: { code: 'S' },
  'intra-community': { code: 'K', exemption: 'VATEX-EU-IC' },
  export: { code: 'G', exemption: 'VATEX-EU-G' },
}
const categoryOf = (tax: TaxRule | undefined): TaxCategory => (tax === undefined ? untaxed : categories[tax.treatment])

const rateOf = (tax: TaxRule | undefined): Element =>
  when(tax !== undefined, () => ({ 'ram:RateApplicablePercent': ((tax?.basisPoints ?? 0) / 100).toFixed(2) }))

/** Category and rate of a line or of freight. */
const lineTax = (tax: TaxRule | undefined): Element => ({
  'ram:TypeCode': 'VAT',
  'ram:CategoryCode': categoryOf(tax).code,
  ...rateOf(tax),
})

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

const registration = (scheme: 'FC' | 'VA', number: string): Element => ({
  'ram:ID': { '@_schemeID': scheme, '#text': number },
})

const vatNumberOf = ({ country, taxNumber }: Pick<InvoiceParty, 'country' | 'taxNumber'>): string =>
  withCountryPrefix(country, taxNumber)

const sellerOf = (seller: Seller, tax: TaxRule | undefined): Element => ({
  // A seller must be identified by something: a company without a number has its address for mail.
  ...when(seller.registrationNumber === '', () => ({ 'ram:ID': seller.email })),
  'ram:Name': seller.name,
  ...when(seller.registrationNumber !== '', () => ({
    'ram:SpecifiedLegalOrganization': { 'ram:ID': seller.registrationNumber },
  })),
  'ram:PostalTradeAddress': addressOf(seller),
  // A VAT number would contradict that nothing is taxed; then it is the fiscal registration at home.
  ...when(seller.taxNumber !== '', () => ({
    'ram:SpecifiedTaxRegistration':
      tax === undefined ? registration('FC', seller.taxNumber) : registration('VA', vatNumberOf(seller)),
  })),
})

const buyerOf = (buyer: InvoiceParty, tax: TaxRule | undefined): Element => ({
  'ram:Name': buyer.company === '' ? buyer.name : buyer.company,
  'ram:PostalTradeAddress': addressOf(buyer),
  // Elsewhere a tax number need not be one for VAT.
  ...when(tax?.treatment === 'intra-community', () => ({
    'ram:SpecifiedTaxRegistration': registration('VA', vatNumberOf(buyer)),
  })),
})

const priceOf = ({ unitPrice: { amount, scale } }: OrderLine): string => (amount / 10 ** scale).toFixed(scale)

interface CiiLine {
  readonly name: string
  readonly quantity: string
  readonly price: string
  readonly total: Money
  readonly id?: string
}

const lineOf = ({ name, quantity, price, total, id }: CiiLine, place: number, tax: TaxRule | undefined): Element => ({
  'ram:AssociatedDocumentLineDocument': { 'ram:LineID': String(place + 1) },
  'ram:SpecifiedTradeProduct': {
    ...when(id !== undefined, () => ({ 'ram:SellerAssignedID': id ?? '' })),
    'ram:Name': name,
  },
  'ram:SpecifiedLineTradeAgreement': { 'ram:NetPriceProductTradePrice': { 'ram:ChargeAmount': price } },
  'ram:SpecifiedLineTradeDelivery': { 'ram:BilledQuantity': { '@_unitCode': piece, '#text': quantity } },
  'ram:SpecifiedLineTradeSettlement': {
    'ram:ApplicableTradeTax': lineTax(tax),
    'ram:SpecifiedTradeSettlementLineMonetarySummation': { 'ram:LineTotalAmount': decimalOf(total) },
  },
})

interface Sums {
  readonly lines: Money
  readonly freight: Money
  readonly tax: Money
}

interface Taxation {
  readonly rule: TaxRule | undefined
  /** Why nothing is charged; undefined where it is. */
  readonly note: string | undefined
}

const settlement = ({ lines, freight, tax }: Sums, { rule, note }: Taxation, invoice?: string): Element => {
  const { code, exemption } = categoryOf(rule)
  const net = sumMoney(lines.currency, [lines, freight])
  const total = sumMoney(lines.currency, [net, tax])
  return {
    'ram:InvoiceCurrencyCode': total.currency,
    'ram:ApplicableTradeTax': {
      'ram:CalculatedAmount': decimalOf(tax),
      'ram:TypeCode': 'VAT',
      ...when(note !== undefined, () => ({ 'ram:ExemptionReason': note ?? '' })),
      'ram:BasisAmount': decimalOf(net),
      'ram:CategoryCode': code,
      ...when(exemption !== undefined, () => ({ 'ram:ExemptionReasonCode': exemption ?? '' })),
      ...rateOf(rule),
    },
    ...when(freight.minor > 0, () => ({
      'ram:SpecifiedTradeAllowanceCharge': {
        'ram:ChargeIndicator': { 'udt:Indicator': 'true' },
        'ram:ActualAmount': decimalOf(freight),
        'ram:ReasonCode': freightCode,
        'ram:Reason': 'Freight',
        'ram:CategoryTradeTax': lineTax(rule),
      },
    })),
    'ram:SpecifiedTradePaymentTerms': { 'ram:Description': 'Paid' },
    'ram:SpecifiedTradeSettlementHeaderMonetarySummation': {
      'ram:LineTotalAmount': decimalOf(lines),
      'ram:ChargeTotalAmount': decimalOf(freight),
      'ram:TaxBasisTotalAmount': decimalOf(net),
      ...when(rule !== undefined, () => ({
        'ram:TaxTotalAmount': { '@_currencyID': tax.currency, '#text': decimalOf(tax) },
      })),
      'ram:GrandTotalAmount': decimalOf(total),
      'ram:TotalPrepaidAmount': decimalOf(total),
      'ram:DuePayableAmount': decimalOf({ ...total, minor: 0 }),
    },
    ...when(invoice !== undefined, () => ({
      'ram:InvoiceReferencedDocument': { 'ram:IssuerAssignedID': invoice ?? '' },
    })),
  }
}

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
        'ram:SellerTradeParty': sellerOf(seller, order.tax),
        'ram:BuyerTradeParty': buyerOf(buyer, order.tax),
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

const noneOf = ({ currency }: OrderViewRow): Money => ({ minor: 0, currency })

export interface CiiInput {
  readonly order: OrderViewRow
  readonly seller: Seller
  readonly buyer: InvoiceParty
  readonly poNumber: string | null
  /** Why nothing is taxed, in the document's language; undefined where it is. */
  readonly note: string | undefined
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
        {
          name: `${line.manufacturer} ${line.model}`,
          quantity: String(line.quantity),
          price: priceOf(line),
          total: line.lineTotal,
          id: line.model,
        },
        place,
        order.tax,
      ),
    ),
    settlement: settlement(
      { lines: order.goodsTotal, freight: order.freight, tax: order.tax?.amount ?? noneOf(order) },
      { rule: order.tax, note },
    ),
  })
}

/** What a credit note says besides what its order says. */
export interface CiiCredit {
  readonly number: string
  readonly issuedAt: string
  /** In the order's currency. */
  readonly amount: Money
  /** The tax within it. */
  readonly tax: Money
  /** What it is for, in the document's language. */
  readonly reason: string
}

/** A credit note for machines, of one line: the amount that was refunded. */
export const ciiCreditNote = ({ order, seller, buyer, poNumber, note }: CiiInput, credit: CiiCredit): string => {
  const { number, issuedAt, amount, tax, reason } = credit
  const net = { ...amount, minor: amount.minor - tax.minor }
  return documentOf({
    ...{ kind: 'credit-note', number, issuedAt, order, seller, buyer, poNumber },
    lines: [lineOf({ name: reason, quantity: '1', price: decimalOf(net), total: net }, 0, order.tax)],
    settlement: settlement(
      { lines: net, freight: noneOf(order), tax },
      { rule: order.tax, note },
      order.invoice?.number,
    ),
  })
}
