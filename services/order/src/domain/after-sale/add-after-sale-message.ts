import type { Decision } from '@pinline/chassis/domain/decider'
import { rejection } from '@pinline/contracts/api/error-codes'
import type { FileId, VaultReference } from '@pinline/events/ids'
import type { AfterSaleMessageAdded } from '@pinline/events/order/after-sale-message-added'
import type { AfterSale } from './after-sale.ts'
import { maxAfterSaleFiles, maxAfterSaleMessages, mayWrite } from './allowed-after-sale-commands.ts'

export interface AddAfterSaleMessage {
  readonly type: 'add-after-sale-message'
  readonly from: 'buyer' | 'staff'
  readonly messageRef: VaultReference
  readonly fileIds: readonly FileId[]
  readonly now: string
}

/** Quiet where the message is there already. */
export const addAfterSaleMessage = (
  request: AfterSale,
  { from, messageRef, fileIds, now }: AddAfterSaleMessage,
): Decision<AfterSaleMessageAdded> => {
  if (request.status === 'new') return rejection('after-sale-not-found')
  if (request.messages.includes(messageRef)) return []
  if (!mayWrite(request)) return rejection('after-sale-transition-not-allowed')
  if (request.messages.length >= maxAfterSaleMessages) return rejection('after-sale-message-limit-reached')
  if (request.fileCount + fileIds.length > maxAfterSaleFiles) return rejection('too-many-files')
  return [{ type: 'after-sale-message-added', data: { from, messageRef, fileIds: [...fileIds], addedAt: now } }]
}
