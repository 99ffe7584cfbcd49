import { type CommandContext, furtherContext } from '@pinline/chassis/event-store/commit'
import { handleCommand, loadStream } from '@pinline/chassis/event-store/handle-command'
import { listAddressVersions } from '@pinline/contracts/account/buyer/list-address-versions'
import { isRejection } from '@pinline/contracts/api/error-codes'
import type { OrderNumber, VaultReference } from '@pinline/events/ids'
import { isInvoiceDue, refundsToCredit } from '../domain/order/invoicing.ts'
import type { PlacedOrder } from '../domain/order/order.ts'
import { type OrderCommand, orderDecider } from '../domain/order/order-decider.ts'
import { sellerStreamId } from '../domain/seller/seller.ts'
import { sellerDecider } from '../domain/seller/seller-decider.ts'
import type { OrderDeps } from '../order-deps.ts'
import { assignNumber } from './assign-number.ts'
import { invoiceParty } from './invoice-party.ts'

/**
 * Whom the invoice is made out to: the order's address, copied into this service's vault, since invoices outlive the
 * account (infra/decisions/0039-documents.md). Throws if account does not respond; the caller tries again.
 */
const partyOf = async (platform: OrderDeps, order: PlacedOrder): Promise<VaultReference> => {
  const known = await platform.vault.latest('invoice', order.orderNo, invoiceParty)
  if (known !== undefined) return known.reference
  const listed = await platform.call('account', listAddressVersions, { addressRefs: [order.addressRef] })
  if (isRejection(listed)) throw new Error(`${listAddressVersions.name} refused with ${listed.code}`)
  const [address = null] = listed.addresses
  if (address === null) throw new Error(`the address of ${order.orderNo} is erased`)
  return await platform.vault.put('invoice', order.orderNo, address, invoiceParty)
}

/** Issues what an order lacks: its invoice once everything is shipped, and a credit note for each completed refund. */
export const issueDocuments = async (
  platform: OrderDeps,
  orderNo: OrderNumber,
  context: CommandContext,
): Promise<void> => {
  const record = async (command: OrderCommand, step: string): Promise<PlacedOrder> => {
    const done = await handleCommand(platform, orderDecider, {
      streamId: orderNo,
      command,
      context: furtherContext(context, step),
    })
    if (isRejection(done)) throw new Error(`${command.type} was refused: ${done.code}`)
    if (done.state.status === 'new') throw new Error(`order ${orderNo} is not placed`)
    return done.state
  }
  let { state: order } = await loadStream(platform, orderDecider, orderNo)
  if (order.status === 'new') return
  if (!isInvoiceDue(order) && refundsToCredit(order).length === 0) return
  const { version: sellerVersion } = await loadStream(platform, sellerDecider, sellerStreamId)
  const now = platform.clock.now().toISOString()
  if (isInvoiceDue(order)) {
    const partyRef = await partyOf(platform, order)
    const number = await assignNumber(platform, { kind: 'invoice', orderNo }, context)
    order = await record({ type: 'record-invoice', number, sellerVersion, partyRef, now }, 'invoice')
  }
  for (const { refundId } of refundsToCredit(order)) {
    const number = await assignNumber(platform, { kind: 'credit-note', orderNo, refundId }, context)
    await record({ type: 'record-credit-note', number, refundId, sellerVersion, now }, refundId)
  }
}
