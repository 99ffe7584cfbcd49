import { given } from '@pinline/chassis/domain/given'
import { describe, it } from 'vitest'
import type { AnswerQuotation } from './answer-quotation.ts'
import {
  accepted,
  answered,
  answering,
  buyer,
  day,
  header,
  requested,
  requestedAgain,
  requesting,
} from './quotation.fixtures.ts'
import { maxRounds } from './quotation.ts'
import { quotationDecider } from './quotation-decider.ts'

const at = (status: 'requested' | 'answered' | 'accepted') =>
  given(
    quotationDecider,
    {
      requested: [requested],
      answered: [requested, answered],
      accepted: [requested, answered, accepted],
    }[status],
  )
const declined = { type: 'quotation-declined', data: { declinedAt: day('23') } } as const
const expired = { type: 'quotation-expired', data: { buyerId: buyer, expiredAt: day('29') } } as const

describe('request-quotation', () => {
  it('records what the buyer asked for', () => given(quotationDecider, []).when(requesting).then([requested]))
  it('leaves a number that is taken alone', () => at('requested').when(requesting).thenRejected('version-conflict'))
})

describe('answer-quotation', () => {
  it('offers a price for every line', () => at('requested').when(answering).then([answered]))
  it('corrects an answer until it is accepted', () => {
    at('answered').when(answering).then([answered])
    at('accepted').when(answering).thenRejected('quotation-transition-not-allowed')
  })
  it('rejects missing, strange and foreign prices', () => {
    const [first, second] = answering.prices
    if (first === undefined || second === undefined) throw new Error('no prices')
    for (const prices of [[first], [first, first], [first, second, second]])
      at('requested')
        .when({ ...answering, prices })
        .thenRejected('quotation-prices-incomplete')
    at('requested')
      .when({ ...answering, freight: { minor: 1250, currency: 'USD' } })
      .thenRejected('quotation-prices-incomplete')
    at('requested')
      .when({ ...answering, freight: { minor: -1, currency: 'EUR' } })
      .thenRejected('quotation-prices-incomplete')
  })
  it('takes price breaks that rise and get cheaper, in the quotation’s currency', () => {
    const [first, second] = answering.prices
    if (first === undefined || second === undefined) throw new Error('no prices')
    const unitPrice = { amount: 18, scale: 2, currency: 'EUR' as const }
    const withBreak = (from: number, lower: (typeof first)['unitPrice'] = unitPrice): AnswerQuotation => ({
      ...answering,
      prices: [{ ...first, breaks: [{ from, unitPrice: lower }] }, second],
    })
    const { type: _, ...data } = withBreak(500)
    at('requested')
      .when(withBreak(500))
      .then([{ type: 'quotation-answered', data: { ...data, buyerId: buyer } }])
    for (const refused of [withBreak(1), withBreak(1001), withBreak(500, { ...unitPrice, amount: 19 })])
      at('requested')
        .when(refused)
        .thenRejected('quotation-breaks-not-allowed', { data: { productId: header } })
    at('requested')
      .when(withBreak(500, { ...unitPrice, currency: 'USD' }))
      .thenRejected('quotation-prices-incomplete')
  })
  it('ends after many rounds', () => {
    const rounds = Array.from({ length: maxRounds / 2 - 1 }, () => [answered, requestedAgain]).flat()
    given(quotationDecider, [requested, ...rounds, answered])
      .when({ type: 'request-quotation-again', ...requestedAgain.data })
      .thenRejected('quotation-limit-reached')
  })
})

describe('the buyer’s answer', () => {
  const accept = { type: 'accept-quotation', now: day('23') } as const
  const decline = { type: 'decline-quotation', now: day('23') } as const
  it('accepts in time, of which the last moment counts', () => {
    at('answered').when(accept).then([accepted])
    at('accepted').when(accept).thenNothing()
    at('answered')
      .when({ ...accept, now: day('28') })
      .then([{ ...accepted, data: { buyerId: buyer, acceptedAt: day('28') } }])
    at('answered')
      .when({ ...accept, now: '2026-11-28T08:30:00.001Z' })
      .thenRejected('quotation-transition-not-allowed')
    at('requested').when(accept).thenRejected('quotation-transition-not-allowed')
  })
  it('declines, answered or not', () => {
    at('requested').when(decline).then([declined])
    at('answered').when(decline).then([declined])
    at('accepted').when(decline).thenRejected('quotation-transition-not-allowed')
    given(quotationDecider, [requested, declined]).when(decline).thenNothing()
  })
  it('asks again, also after the answer expired', () => {
    const again = { type: 'request-quotation-again', ...requestedAgain.data } as const
    at('answered').when(again).then([requestedAgain])
    given(quotationDecider, [requested, answered, expired]).when(again).then([requestedAgain])
    at('requested').when(again).thenRejected('quotation-transition-not-allowed')
    given(quotationDecider, [requested, answered, requestedAgain])
      .when(accept)
      .thenRejected('quotation-transition-not-allowed')
  })
})

describe('keep-quotation-deadlines', () => {
  const on = (date: string) => ({ type: 'keep-quotation-deadlines', now: day(date) }) as const
  const reminded = {
    type: 'quotation-reminded',
    data: { buyerId: buyer, validUntil: day('28'), remindedAt: day('25') },
  } as const
  it('reminds of an answer once, three days before its end', () => {
    at('answered').when(on('24')).thenNothing()
    at('answered').when(on('25')).then([reminded])
    given(quotationDecider, [requested, answered, reminded]).when(on('26')).thenNothing()
    given(quotationDecider, [requested, answered, reminded, answered]).when(on('25')).then([reminded])
    at('requested').when(on('25')).thenNothing()
    at('accepted').when(on('25')).thenNothing()
  })
  it('ends an answer after its last day only', () => {
    at('answered').when(on('29')).then([expired])
    given(quotationDecider, [requested, answered, reminded]).when(on('28')).thenNothing()
    given(quotationDecider, [requested, answered, reminded]).when(on('29')).then([expired])
    at('accepted').when(on('29')).thenNothing()
  })
})
