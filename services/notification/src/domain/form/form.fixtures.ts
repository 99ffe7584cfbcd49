import { formFileId, formNo, staffId, vaultReference } from '@pinline/events/ids'
import type { FormEvent } from '@pinline/events/notification/form-event'
import type { FormSubmitted } from '@pinline/events/notification/form-submitted'
import type { SubmitForm } from './submit-form.ts'

/** Fixed events for the specs: a visitor asks something, with one file. */
export const day = (date: string): string => `2026-11-${date}T08:30:00.000Z`

const number = formNo.parse('F2611251234567')
export const textRef = (version: number) => vaultReference.parse(`form-f2611251234567@${version}`)
export const colleague = staffId.parse('s-0123456789abcdef')

export const submitted: FormSubmitted = {
  type: 'form-submitted',
  data: {
    formNo: number,
    kind: 'contact',
    deviceHash: '3f'.repeat(32),
    language: 'en',
    contentRef: textRef(1),
    fileIds: [formFileId.parse(`e-${'01'.repeat(16)}`)],
    submittedAt: day('25'),
    answerBy: day('26'),
  },
}
export const submitting: SubmitForm = { type: 'submit-form', ...submitted.data }

export const answered: FormEvent = { type: 'form-answered', data: { answerRef: textRef(2), answeredAt: day('26') } }
export const noteAdded: FormEvent = { type: 'form-note-added', data: { noteRef: textRef(3), addedAt: day('26') } }
export const assigned: FormEvent = { type: 'form-assigned', data: { assignee: colleague, assignedAt: day('25') } }
export const closed: FormEvent = { type: 'form-closed', data: { closedAt: day('27') } }
export const erased: FormEvent = { type: 'form-erased', data: { erasedAt: day('28') } }
