import type { Decision } from '@pinline/chassis/domain/decider'
import { rejection } from '@pinline/contracts/api/error-codes'
import type { FormClosed } from '@pinline/events/notification/form-closed'
import { mayChange } from './allowed-form-commands.ts'
import type { Form } from './form.ts'

export interface CloseForm {
  readonly type: 'close-form'
  readonly now: string
}

export const closeForm = (form: Form, { now }: CloseForm): Decision<FormClosed> => {
  if (form.status === 'new') return rejection('form-not-found')
  if (form.status === 'closed') return []
  if (!mayChange(form)) return rejection('form-erased')
  return [{ type: 'form-closed', data: { closedAt: now } }]
}
