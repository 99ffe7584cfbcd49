import type { Decider, Decision } from '@pinline/chassis/domain/decider'
import { type QuotationEvent, quotationEvent, quotationStreamType } from '@pinline/events/order/quotation-event'
import { type AcceptQuotation, acceptQuotation } from './accept-quotation.ts'
import { type AnswerQuotation, answerQuotation } from './answer-quotation.ts'
import { type CallOffQuotation, callOffQuotation } from './call-off-quotation.ts'
import { type DeclineQuotation, declineQuotation } from './decline-quotation.ts'
import { type KeepQuotationDeadlines, keepQuotationDeadlines } from './keep-quotation-deadlines.ts'
import { evolveQuotation, newQuotation, type Quotation } from './quotation.ts'
import { type RequestQuotation, requestQuotation } from './request-quotation.ts'
import { type RequestQuotationAgain, requestQuotationAgain } from './request-quotation-again.ts'
import { type ReturnCallOff, returnCallOff } from './return-call-off.ts'

export type QuotationCommand =
  | RequestQuotation
  | AnswerQuotation
  | RequestQuotationAgain
  | AcceptQuotation
  | DeclineQuotation
  | KeepQuotationDeadlines
  | CallOffQuotation
  | ReturnCallOff

const decide = (quotation: Quotation, command: QuotationCommand): Decision<QuotationEvent> => {
  switch (command.type) {
    case 'request-quotation':
      return requestQuotation(quotation, command)
    case 'answer-quotation':
      return answerQuotation(quotation, command)
    case 'request-quotation-again':
      return requestQuotationAgain(quotation, command)
    case 'accept-quotation':
      return acceptQuotation(quotation, command)
    case 'decline-quotation':
      return declineQuotation(quotation, command)
    case 'keep-quotation-deadlines':
      return keepQuotationDeadlines(quotation, command)
    case 'call-off-quotation':
      return callOffQuotation(quotation, command)
    case 'return-call-off':
      return returnCallOff(quotation, command)
    default:
      return command satisfies never
  }
}

/** A quotation, from the buyer's request to the last order that is made from it. */
export const quotationDecider: Decider<Quotation, QuotationCommand, QuotationEvent> = {
  streamType: quotationStreamType,
  initial: newQuotation,
  evolve: evolveQuotation,
  decide,
  eventSchema: quotationEvent,
}
