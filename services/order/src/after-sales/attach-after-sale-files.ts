import { getBuyerContact } from '@pinline/contracts/account/buyer/get-buyer-contact'
import type { InputOf } from '@pinline/contracts/api/call'
import { isRejection, type Rejection, rejection } from '@pinline/contracts/api/error-codes'
import { attachFile } from '@pinline/contracts/catalogue/file/attach-file'
import type { AfterSaleNo, BuyerId, FileId, StaffId } from '@pinline/events/ids'
import type { OrderDeps } from '../order-deps.ts'

interface Request {
  readonly afterSaleNo: AfterSaleNo
  readonly buyerId: BuyerId
}

const attach = async (platform: OrderDeps, input: InputOf<typeof attachFile>, correlationId: string) => {
  const attached = await platform.call('catalogue', attachFile, input, { correlationId, repeatable: true })
  return isRejection(attached) ? attached : undefined
}

/**
 * Attaches the buyer's uploads to a request, so that they are kept. `file-not-found`, and none is attached, if one is
 * gone, somebody else's or of another module. The same again does nothing.
 */
export const attachAfterSaleFiles = async (
  platform: OrderDeps,
  { afterSaleNo, buyerId }: Request,
  fileIds: readonly FileId[],
  correlationId: string,
): Promise<Rejection | undefined> => {
  if (fileIds.length === 0) return undefined
  const owner = { kind: 'buyer', id: buyerId } as const
  const to = `after-sale-${afterSaleNo}`
  return await attach(platform, { fileIds: [...fileIds], to, owner, module: 'after-sales' }, correlationId)
}

/**
 * Attaches a colleague's uploads to a request, and shares them with its buyer. Account knows first that a buyer is erased,
 * the catalogue erases later: what is shared after that would stay for ever. So account is asked once they are shared, and
 * they are taken back from a buyer who is gone: `buyer-not-found`.
 */
export const shareAfterSaleFiles = async (
  platform: OrderDeps,
  { afterSaleNo, buyerId }: Request,
  fileIds: readonly FileId[],
  { staffId, correlationId }: { readonly staffId: StaffId; readonly correlationId: string },
): Promise<Rejection | undefined> => {
  if (fileIds.length === 0) return undefined
  const owner = { kind: 'staff', id: staffId } as const
  const request = { to: `after-sale-${afterSaleNo}`, owner, module: 'after-sales' } as const
  const sharedWith = { kind: 'buyer', id: buyerId } as const
  const refused = await attach(platform, { ...request, fileIds: [...fileIds], sharedWith }, correlationId)
  if (refused !== undefined) return refused
  const contact = await platform.call('account', getBuyerContact, { buyerId }, { correlationId })
  if (!isRejection(contact)) return undefined
  await attach(platform, { ...request, fileIds: [], replaces: true }, correlationId)
  return rejection('buyer-not-found')
}
