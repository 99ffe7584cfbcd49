import type { Decision } from '@pinline/chassis/domain/decider'
import { rejection } from '@pinline/contracts/api/error-codes'
import type { StaffId, VaultReference } from '@pinline/events/ids'
import { mentioning } from '@pinline/events/mentions'
import type { FormNoteAdded } from '@pinline/events/notification/form-note-added'
import { maxFormEntries, mayChange } from './allowed-form-commands.ts'
import type { Form } from './form.ts'

export interface AddFormNote {
  readonly type: 'add-form-note'
  readonly noteRef: VaultReference
  /** Whom it mentions, each once. */
  readonly mentions: readonly StaffId[]
  readonly now: string
}

/** Quiet where the note is there already. */
export const addFormNote = (form: Form, { noteRef, mentions, now }: AddFormNote): Decision<FormNoteAdded> => {
  if (form.status === 'new') return rejection('form-not-found')
  if (form.notes.includes(noteRef)) return []
  if (!mayChange(form)) return rejection('form-erased')
  if (form.answers.length + form.notes.length >= maxFormEntries) return rejection('form-entry-limit-reached')
  return [{ type: 'form-note-added', data: { noteRef, ...mentioning(mentions), addedAt: now } }]
}
