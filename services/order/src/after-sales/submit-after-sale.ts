import { type Done, handleCommand } from '@pinline/chassis/event-store/handle-command'
import type { RequestContext } from '@pinline/chassis/http/request-context'
import type { ParsedInputOf } from '@pinline/contracts/api/call'
import { isRejection, type Rejection, rejection } from '@pinline/contracts/api/error-codes'
import type { applyAfterSale as applyAfterSaleCall } from '@pinline/contracts/order/after-sale/apply-after-sale'
import { afterSaleNo } from '@pinline/events/ids'
import type { AfterSaleEvent } from '@pinline/events/order/after-sale-event'
import { type AfterSale, newAfterSale } from '../domain/after-sale/after-sale.ts'
import { afterSaleDecider } from '../domain/after-sale/after-sale-decider.ts'
import { type ApplyAfterSale, applyAfterSale } from '../domain/after-sale/apply-after-sale.ts'
import { deliveredQuantities } from '../domain/order/delivered-quantities.ts'
import type { PlacedOrder } from '../domain/order/order.ts'
import { afterSaleWindowDays } from '../domain/settings/after-sale-window.ts'
import type { OrderDeps } from '../order-deps.ts'
import { readOrderSettings } from '../settings/order-settings.ts'
import { putAfterSaleText } from './after-sale-vault.ts'
import { attachAfterSaleFiles } from './attach-after-sale-files.ts'
import type { RequestedPiecesStore } from './requested-pieces-store.ts'

type Input = ParsedInputOf<typeof applyAfterSaleCall>

const hourMs = 3_600_000
const dayMs = 24 * hourMs
/** The terms ask for reports of transport damage within so many hours after delivery. */
const damageReportHours = 48

const after = (instant: string, ms: number): string => new Date(Date.parse(instant) + ms).toISOString()

/** The command for what the buyer filled in, numbered later; refused if nothing of the line was delivered. */
const draftOf = async (
  platform: OrderDeps,
  order: PlacedOrder,
  input: Input,
): Promise<Omit<ApplyAfterSale, 'noteRef'> | Rejection> => {
  const { productId, kind, reason, quantity, specialHandling, openedPackage, fileIds } = input
  if (!order.lines.some((line) => line.productId === productId)) return rejection('product-not-found')
  const delivered = deliveredQuantities(order).find(({ line }) => line.productId === productId)
  if (delivered === undefined) return rejection('after-sale-not-delivered')
  const settings = await readOrderSettings(platform)
  const now = platform.clock.now().toISOString()
  const { deliveredAt } = delivered
  const windowDays = afterSaleWindowDays(settings, kind)
  return {
    type: 'apply-after-sale',
    afterSaleNo: afterSaleNo.parse(`${order.orderNo}-1`),
    orderNo: order.orderNo,
    buyerId: order.buyerId,
    line: delivered.line,
    left: delivered.quantity,
    deliveredAt,
    windowDays,
    windowEndsAt: after(deliveredAt, windowDays * dayMs),
    reportDamageBy: after(deliveredAt, damageReportHours * hourMs),
    ...{ kind, reason, quantity, specialHandling, openedPackage, fileIds },
    now,
    answerBy: after(now, settings.afterSaleAnswerDays * dayMs),
  }
}

/**
 * Submits a request, once. What the rules refuse is refused before pieces are taken and files attached; the pieces are
 * taken before the commit, so that of two requests at once one at most gets the last of them.
 */
export const submitAfterSale = async (
  platform: OrderDeps,
  pieces: RequestedPiecesStore,
  order: PlacedOrder,
  input: Input,
  context: RequestContext,
): Promise<Done<AfterSale, AfterSaleEvent> | Rejection> => {
  const { commandContext, correlationId } = context
  const draft = await draftOf(platform, order, input)
  if (isRejection(draft)) return draft
  // Which pieces are in other requests is not known yet: the quantity is refused by `open`, with what is left.
  const decision = applyAfterSale(newAfterSale, { ...draft, left: Math.max(draft.left, draft.quantity) })
  if (isRejection(decision)) return decision
  const opened = await pieces.open(order.orderNo, {
    requestId: commandContext.request?.id ?? context.requestId,
    productId: draft.line.productId,
    quantity: draft.quantity,
    openedAt: draft.now,
    delivered: draft.left,
  })
  if (isRejection(opened)) return opened
  const numbered = { ...draft, afterSaleNo: opened.afterSaleNo }
  const attached = await attachAfterSaleFiles(platform, numbered, draft.fileIds, correlationId)
  if (attached !== undefined) {
    // Only what was refused is withdrawn: where the catalogue does not respond, a retry finds its entry.
    await pieces.withdraw(order.orderNo, opened.afterSaleNo)
    return attached
  }
  const { note = '' } = input
  const command: ApplyAfterSale =
    note === '' ? numbered : { ...numbered, noteRef: await putAfterSaleText(platform, opened.afterSaleNo, note) }
  return await handleCommand(platform, afterSaleDecider, {
    streamId: opened.afterSaleNo,
    command,
    context: commandContext,
  })
}
