import type { FormStatus } from '@pinline/contracts/notification/form/form-row'
import type { BuyerId, FormFileId, FormNo, StaffId, VaultReference } from '@pinline/events/ids'
import type { FormKind, FormSuspicion } from '@pinline/events/notification/form-submitted'

export interface FormEntryPart {
  readonly kind: 'answer' | 'note'
  readonly textRef: VaultReference
  readonly at: string
  readonly by: StaffId | null
}

/** One form as stored for lists and details; contact and texts are joined by the queries. */
export interface FormViewRow {
  readonly formNo: FormNo
  readonly kind: FormKind
  readonly status: FormStatus
  readonly suspicion: FormSuspicion | null
  readonly language: string
  readonly buyerId: BuyerId | null
  readonly deviceHash: string | null
  readonly contentRef: VaultReference
  readonly fileIds: readonly FormFileId[]
  readonly entries: readonly FormEntryPart[]
  readonly assignee: StaffId | null
  readonly submittedAt: string
  readonly answerBy: string
}
