import { defineProjection } from '@pinline/chassis/read-models/projection'
import type { Actor } from '@pinline/events/event'
import { type StaffId, staffId } from '@pinline/events/ids'
import { type FormEvent, formEvent, formStreamType } from '@pinline/events/notification/form-event'
import type { FormSubmitted } from '@pinline/events/notification/form-submitted'
import type { FormEntryPart, FormViewRow } from './forms.model.ts'

const submitted = ({ buyerId, deviceHash, suspicion, ...data }: FormSubmitted['data']): FormViewRow => ({
  ...data,
  buyerId: buyerId ?? null,
  deviceHash: deviceHash ?? null,
  suspicion: suspicion ?? null,
  status: 'submitted',
  entries: [],
  assignee: null,
})

const authorOf = (actor: Actor): StaffId | null => (actor.kind === 'staff' ? staffId.parse(actor.id) : null)

const withEntry = (row: FormViewRow, entry: FormEntryPart): FormViewRow => ({
  ...row,
  entries: [...row.entries, entry],
})

const advance = (row: FormViewRow, event: Exclude<FormEvent, FormSubmitted>, actor: Actor): FormViewRow => {
  const by = authorOf(actor)
  switch (event.type) {
    case 'form-answered': {
      const { answerRef, answeredAt } = event.data
      return { ...withEntry(row, { kind: 'answer', textRef: answerRef, at: answeredAt, by }), status: 'answered' }
    }
    case 'form-note-added': {
      const { noteRef, addedAt } = event.data
      return withEntry(row, { kind: 'note', textRef: noteRef, at: addedAt, by })
    }
    case 'form-assigned':
      return { ...row, assignee: event.data.assignee }
    case 'form-closed':
      return { ...row, status: 'closed' }
    case 'form-erased':
      return { ...row, status: 'erased', fileIds: [], deviceHash: null }
    default:
      return event satisfies never
  }
}

/** Every form, for its sender's list and for staff. */
export const formsProjection = defineProjection<FormViewRow, FormEvent>({
  name: 'forms',
  version: 1,
  sources: [{ service: 'notification', streamType: formStreamType }],
  eventSchema: formEvent,
  project: (row, { event, actor }) => {
    if (event.type === 'form-submitted') return submitted(event.data)
    return row === undefined ? undefined : advance(row, event, actor)
  },
  indexes: [
    { keys: { status: 1, submittedAt: -1, _id: -1 } },
    { keys: { status: 1, kind: 1, submittedAt: -1, _id: -1 } },
    { keys: { status: 1, assignee: 1, submittedAt: -1, _id: -1 } },
    { keys: { answerBy: 1 }, where: { status: 'submitted' } },
    { keys: { suspicion: 1, submittedAt: -1, _id: -1 }, where: { suspicion: { $type: 'string' } } },
    { keys: { buyerId: 1, submittedAt: -1, _id: -1 } },
    { keys: { deviceHash: 1, submittedAt: -1, _id: -1 } },
  ],
})
