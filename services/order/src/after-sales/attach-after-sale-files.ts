import { isRejection, type Rejection } from '@pinline/contracts/api/error-codes'
import { attachFile } from '@pinline/contracts/catalogue/file/attach-file'
import type { AfterSaleNo, BuyerId, FileId } from '@pinline/events/ids'
import type { OrderDeps } from '../order-deps.ts'

/**
 * Attaches the buyer's uploads to a request, so that they are kept. `file-not-found`, and none is attached, if one is
 * gone, somebody else's or of another module. The same again does nothing.
 */
export const attachAfterSaleFiles = async (
  platform: OrderDeps,
  { afterSaleNo, buyerId }: { readonly afterSaleNo: AfterSaleNo; readonly buyerId: BuyerId },
  fileIds: readonly FileId[],
  correlationId: string,
): Promise<Rejection | undefined> => {
  if (fileIds.length === 0) return undefined
  const owner = { kind: 'buyer', id: buyerId } as const
  const attached = await platform.call(
    'catalogue',
    attachFile,
    { fileIds: [...fileIds], to: `after-sale-${afterSaleNo}`, owner, module: 'after-sales' },
    { correlationId, repeatable: true },
  )
  return isRejection(attached) ? attached : undefined
}
