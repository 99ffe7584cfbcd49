import type { LanguageCode } from '@pinline/contracts/api/languages'
import { fileUrlOf } from '@pinline/contracts/catalogue/file/file-row'
import type { AfterSaleDetail, AfterSaleFile } from '@pinline/contracts/order/after-sale/after-sale-row'
import type { FileId, VaultReference } from '@pinline/events/ids'
import { z } from 'zod'
import { documentLink } from '../../documents/document-link.ts'
import { hasReturnSlip } from '../../documents/return-slip.ts'
import type { OrderDeps } from '../../order-deps.ts'
import type { PartText, PartTexts } from '../orders/part-texts.ts'
import type { VersionedAfterSale } from './after-sales.query.ts'
import { toAfterSaleRow } from './to-after-sale-row.ts'

const filesOf = (fileIds: readonly FileId[]): AfterSaleFile[] => fileIds.map((id) => ({ id, url: fileUrlOf(id) }))

/** A replacement that was withdrawn is none. */
const replacementOf = ({ replacement }: VersionedAfterSale): AfterSaleDetail['replacement'] => {
  if (replacement === null || replacement.state === 'withdrawn') return null
  const { attempt: _, state, ...shown } = replacement
  return { ...shown, state }
}

/** What the row itself says of a request: without the catalogue's name and the texts of the vault. */
export const unjoinedDetail = (row: VersionedAfterSale, part?: PartText): AfterSaleDetail => ({
  ...toAfterSaleRow(row, part),
  unitPrice: row.unitPrice,
  deliveredAt: row.deliveredAt,
  note: null,
  files: filesOf(row.fileIds),
  messages: row.messages.map(({ from, fileIds, addedAt }) => ({
    from,
    text: null,
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
  returnBy: row.returnBy,
  cancelReason: row.cancelReason,
  instructions: null,
  returnSlipUrl: null,
  rejectionReason: null,
  received: row.received === null ? null : { ...row.received },
  replacement: replacementOf(row),
})

/** One request in full, joined with the catalogue's name and the texts in the vault; erased texts are null. */
export const afterSaleDetailOf = async (
  platform: OrderDeps,
  texts: PartTexts,
  row: VersionedAfterSale,
  language: LanguageCode,
): Promise<AfterSaleDetail> => {
  const { noteRef, instructionsRef, rejectionRef } = row
  const messageRefs = row.messages.map(({ messageRef }) => messageRef)
  const references = [noteRef, instructionsRef, rejectionRef, ...messageRefs].filter((reference) => reference !== null)
  const [parts, written] = await Promise.all([
    texts.read([row.productId], language),
    platform.vault.getMany(references, z.string()),
  ])
  const textOf = (reference: VaultReference | null = null): string | null =>
    reference === null ? null : (written[references.indexOf(reference)] ?? null)
  const detail = unjoinedDetail(row, parts.get(row.productId))
  return {
    ...detail,
    note: textOf(noteRef),
    instructions: textOf(instructionsRef),
    returnSlipUrl: hasReturnSlip(row)
      ? documentLink(platform, { kind: 'return-slip', afterSaleNo: row.afterSaleNo, language })
      : null,
    rejectionReason: textOf(rejectionRef),
    messages: detail.messages.map((message, place) => ({ ...message, text: textOf(messageRefs[place]) })),
  }
}
