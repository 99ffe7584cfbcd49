import { randomInt } from 'node:crypto'
import { type Done, handleCommand } from '@pinline/chassis/event-store/handle-command'
import type { RequestContext } from '@pinline/chassis/http/request-context'
import { getAddress } from '@pinline/contracts/account/buyer/get-address'
import type { ParsedInputOf } from '@pinline/contracts/api/call'
import { isRejection, type Rejection, rejection } from '@pinline/contracts/api/error-codes'
import type { requestQuotation as requestQuotationCall } from '@pinline/contracts/order/quotation/request-quotation'
import { quotationNo } from '@pinline/events/ids'
import type { QuotationEvent } from '@pinline/events/order/quotation-event'
import type { QuotationLine } from '@pinline/events/order/quotation-line'
import { quote } from '../cart/quote.ts'
import { maxDraws, numbersPerDay, orderNumberOf } from '../domain/order/order-number.ts'
import type { Quotation } from '../domain/quotation/quotation.ts'
import { quotationDecider } from '../domain/quotation/quotation-decider.ts'
import type { RequestQuotation } from '../domain/quotation/request-quotation.ts'
import type { OrderDeps } from '../order-deps.ts'
import { countOpenQuotations } from '../read-models/quotations/quotations.query.ts'
import { answerDueAt } from './answer-due-at.ts'
import { putQuotationText } from './quotation-vault.ts'

type Input = ParsedInputOf<typeof requestQuotationCall>

/** Quotations of one buyer that wait for an answer or for being accepted. */
const maxOpenQuotations = 20

/** The lines with the parts' own data; what is not sold any more gets no price. */
const linesOf = async (
  platform: OrderDeps,
  input: Input,
  reader: Pick<RequestContext, 'currency' | 'language'>,
): Promise<QuotationLine[] | Rejection> => {
  const { lines, isOffered } = await quote(platform, input.lines, reader)
  if (!isOffered) return rejection('currency-disabled')
  if (lines.some(({ quoted }) => quoted.status === 'unknown')) return rejection('product-not-found')
  if (lines.some(({ quoted }) => quoted.status === 'discontinued')) return rejection('product-unavailable')
  return lines.flatMap(({ quoted }, place) => {
    const wanted = input.lines[place]
    if (quoted.status === 'unknown' || wanted === undefined) return []
    const { productId, quantity, targetPrice, wantedOn } = wanted
    return [
      {
        productId,
        model: quoted.model,
        manufacturer: quoted.manufacturer,
        quantity,
        ...(targetPrice === undefined || targetPrice.currency !== reader.currency ? {} : { targetPrice }),
        ...(wantedOn === undefined ? {} : { wantedOn }),
      },
    ]
  })
}

/** Asks for a quotation, once: a repeated request finds the first one by the key of its commit. */
export const submitQuotation = async (
  platform: OrderDeps,
  input: Input,
  context: RequestContext,
): Promise<Done<Quotation, QuotationEvent> | Rejection> => {
  const { buyerId, currency, language, commandContext } = context
  if (commandContext.requestIsNew && (await countOpenQuotations(platform, buyerId)) >= maxOpenQuotations)
    return rejection('quotation-limit-reached')
  const [lines, address] = await Promise.all([
    linesOf(platform, input, context),
    platform.call('account', getAddress, { buyerId }, { language }),
  ])
  if (isRejection(lines)) return lines
  if (isRejection(address)) return address
  const now = platform.clock.now().toISOString()
  const { remark = '' } = input
  const wanted: Omit<RequestQuotation, 'quotationNo'> = {
    type: 'request-quotation',
    buyerId,
    currency,
    lines,
    addressRef: address.addressRef,
    freightZone: address.freightZone,
    ...(remark === '' ? {} : { remarkRef: await putQuotationText(platform, buyerId, remark) }),
    requestedAt: now,
    answerBy: answerDueAt(now),
  }
  for (let draw = 0; draw < maxDraws; draw += 1) {
    const streamId = quotationNo.parse(`Q${orderNumberOf(now, randomInt(numbersPerDay), draw)}`)
    const command: RequestQuotation = { ...wanted, quotationNo: streamId }
    const done = await handleCommand(platform, quotationDecider, { streamId, command, context: commandContext })
    if (!isRejection(done) || done.code !== 'version-conflict') return done
  }
  return rejection('version-conflict')
}
