import type { Decision } from '@pinline/chassis/domain/decider'
import { rejection } from '@pinline/contracts/api/error-codes'
import type { FormErased } from '@pinline/events/notification/form-erased'
import type { Form } from './form.ts'

export interface EraseForm {
  readonly type: 'erase-form'
  readonly now: string
}

export const eraseForm = (form: Form, { now }: EraseForm): Decision<FormErased> => {
  if (form.status === 'new') return rejection('form-not-found')
  return form.status === 'erased' ? [] : [{ type: 'form-erased', data: { erasedAt: now } }]
}
