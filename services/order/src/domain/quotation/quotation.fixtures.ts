import { buyerId, orderNumber, productId, quotationNo, vaultReference } from '@pinline/events/ids'
import { lineTotal } from '@pinline/events/money'
import type { CalledOffOrder } from '@pinline/events/order/quotation-called-off'
import type { QuotationEvent } from '@pinline/events/order/quotation-event'
import type { AnswerQuotation } from './answer-quotation.ts'
import type { RequestQuotation } from './request-quotation.ts'

type Event<Type extends QuotationEvent['type']> = Extract<QuotationEvent, { type: Type }>

const number = quotationNo.parse('Q3329123456780')
export const buyer = buyerId.parse('b-0123456789abcdefghijklmn')
export const header = productId.parse('p-00112233445566aa')
export const socket = productId.parse('p-00112233445566bb')
const textRef = (version: number) => vaultReference.parse(`quotation-${buyer}@${version}`)
/** 08:30 on a day of November 2026. */
export const day = (date: string): string => `2026-11-${date}T08:30:00.000Z`
const price = (amount: number) => ({ amount, scale: 4, currency: 'EUR' as const })

export const requesting: RequestQuotation = {
  type: 'request-quotation',
  quotationNo: number,
  buyerId: buyer,
  currency: 'EUR',
  lines: [
    { productId: header, model: '43045-1000', manufacturer: 'Molex', quantity: 1000 },
    { productId: socket, model: '43025-1000', manufacturer: 'Molex', quantity: 200 },
  ],
  addressRef: vaultReference.parse('address-a-0123456789ab@3'),
  freightZone: 'europe',
  requestedAt: day('20'),
  answerBy: day('22'),
}
const { type: _, ...requestData } = requesting
export const requested: Event<'quotation-requested'> = { type: 'quotation-requested', data: requestData }

export const answering: AnswerQuotation = {
  type: 'answer-quotation',
  prices: [
    { productId: header, unitPrice: price(1899), leadTimeDays: 14 },
    { productId: socket, unitPrice: price(2450), leadTimeDays: 3 },
  ],
  freight: { minor: 1250, currency: 'EUR' },
  shippingMethod: 'standard',
  answeredAt: day('21'),
  validUntil: day('28'),
}
const { type: __, ...answerData } = answering
export const answered: Event<'quotation-answered'> = {
  type: 'quotation-answered',
  data: { ...answerData, buyerId: buyer },
}
export const requestedAgain: Event<'quotation-requested-again'> = {
  type: 'quotation-requested-again',
  data: { messageRef: textRef(2), requestedAt: day('22'), answerBy: day('24') },
}
export const accepted: Event<'quotation-accepted'> = {
  type: 'quotation-accepted',
  data: { buyerId: buyer, acceptedAt: day('23') },
}

/** The order of a call-off; `place` makes its number. */
export const orderOf = (place: number, quantity: number, product = header): CalledOffOrder => {
  const orderNo = orderNumber.parse(`26112140${String(place).padStart(5, '0')}`)
  const unitPrice = price(1899)
  return {
    orderNo,
    buyerId: buyer,
    placementId: `quotation.${number}.${orderNo}`,
    currency: 'EUR',
    rate: '0.92',
    lines: [
      {
        productId: product,
        model: '43045-1000',
        manufacturer: 'Molex',
        quantity,
        unitPrice,
        lineTotal: lineTotal(unitPrice, quantity),
        weightGrams: 2,
        custom: false,
      },
    ],
    freight: { minor: 1250, currency: 'EUR' },
    shippingMethod: 'standard',
    addressRef: requesting.addressRef,
    quotationNo: number,
    placedAt: day('24'),
    payBefore: day('25'),
  }
}
export const calledOff = (place: number, quantity: number): Event<'quotation-called-off'> => ({
  type: 'quotation-called-off',
  data: { order: orderOf(place, quantity) },
})
