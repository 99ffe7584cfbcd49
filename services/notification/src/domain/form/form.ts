import type { BuyerId, FormFileId, FormNo, StaffId, VaultReference } from '@pinline/events/ids'
import type { FormEvent } from '@pinline/events/notification/form-event'
import type { FormSuspicion } from '@pinline/events/notification/form-submitted'

/** What every form has once it is sent. */
export interface SubmittedForm {
  readonly status: 'submitted' | 'answered' | 'closed' | 'erased'
  readonly formNo: FormNo
  readonly buyerId: BuyerId | null
  /** The code of the language that the sender reads. */
  readonly language: string
  readonly contentRef: VaultReference
  readonly submittedAt: string
  readonly fileIds: readonly FormFileId[]
  readonly suspicion: FormSuspicion | null
  readonly assignee: StaffId | null
  /** Replies to the sender, oldest first. */
  readonly answers: readonly VaultReference[]
  /** Notes of staff, oldest first. */
  readonly notes: readonly VaultReference[]
}
export type Form = { readonly status: 'new' } | SubmittedForm

export const newForm: Form = { status: 'new' }

/** Applies one event. Any event before `form-submitted` means a corrupt stream and throws. */
export const evolveForm = (form: Form, event: FormEvent): Form => {
  if (event.type === 'form-submitted') {
    const { formNo, buyerId = null, language, contentRef, submittedAt, fileIds, suspicion = null } = event.data
    const none = { assignee: null, answers: [], notes: [] }
    const sent = { formNo, buyerId, language, contentRef, submittedAt, fileIds, suspicion }
    return { status: 'submitted', ...sent, ...none }
  }
  if (form.status === 'new') throw new Error(`${event.type} before form-submitted`)
  switch (event.type) {
    case 'form-answered':
      return { ...form, status: 'answered', answers: [...form.answers, event.data.answerRef] }
    case 'form-note-added':
      return { ...form, notes: [...form.notes, event.data.noteRef] }
    case 'form-assigned':
      return { ...form, assignee: event.data.assignee }
    case 'form-closed':
      return { ...form, status: 'closed' }
    case 'form-erased':
      return { ...form, status: 'erased' }
    default:
      return event satisfies never
  }
}
