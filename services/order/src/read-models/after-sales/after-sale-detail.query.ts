import type { LanguageCode } from '@pinline/contracts/api/languages'
import { fileUrlOf } from '@pinline/contracts/catalogue/file/file-row'
import type { AfterSaleDetail, AfterSaleFile } from '@pinline/contracts/order/after-sale/after-sale-row'
import type { FileId, VaultReference } from '@pinline/events/ids'
import { z } from 'zod'
import type { OrderDeps } from '../../order-deps.ts'
import type { PartTexts } from '../orders/part-texts.ts'
import type { VersionedAfterSale } from './after-sales.query.ts'
import { toAfterSaleRow } from './to-after-sale-row.ts'

const filesOf = (fileIds: readonly FileId[]): AfterSaleFile[] => fileIds.map((id) => ({ id, url: fileUrlOf(id) }))

/** One request in full, joined with the catalogue's name and the texts in the vault; erased texts are null. */
export const afterSaleDetailOf = async (
  platform: OrderDeps,
  texts: PartTexts,
  row: VersionedAfterSale,
  language: LanguageCode,
): Promise<AfterSaleDetail> => {
  const { noteRef, instructionsRef, rejectionRef, messages } = row
  const references = [noteRef, instructionsRef, rejectionRef, ...messages.map(({ messageRef }) => messageRef)].filter(
    (reference) => reference !== null,
  )
  const [parts, written] = await Promise.all([
    texts.read([row.productId], language),
    platform.vault.getMany(references, z.string()),
  ])
  const textOf = (reference: VaultReference | null): string | null =>
    reference === null ? null : (written[references.indexOf(reference)] ?? null)
  return {
    ...toAfterSaleRow(row, parts.get(row.productId)),
    unitPrice: row.unitPrice,
    deliveredAt: row.deliveredAt,
    note: textOf(noteRef),
    files: filesOf(row.fileIds),
    messages: messages.map(({ from, messageRef, fileIds, addedAt }) => ({
      from,
      text: textOf(messageRef),
      files: filesOf(fileIds),
      at: addedAt,
    })),
    steps: {
      submittedAt: row.submittedAt,
      approvedAt: row.approvedAt,
      rejectedAt: row.rejectedAt,
      cancelledAt: row.cancelledAt,
      receivedAt: row.receivedAt,
      refundedAt: row.refundedAt,
      replacedAt: row.replacedAt,
      closedAt: row.closedAt,
    },
    returnRequired: row.returnRequired,
    instructions: textOf(instructionsRef),
    rejectionReason: textOf(rejectionRef),
    received: row.received === null ? null : { ...row.received },
    replacement: row.replacement === null ? null : { ...row.replacement },
  }
}
