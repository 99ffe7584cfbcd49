import type { Decision } from '@pinline/chassis/domain/decider'
import { rejection } from '@pinline/contracts/api/error-codes'
import type { StaffId } from '@pinline/events/ids'
import type { FormAssigned } from '@pinline/events/notification/form-assigned'
import { mayChange } from './allowed-form-commands.ts'
import type { Form } from './form.ts'

export interface AssignForm {
  readonly type: 'assign-form'
  readonly assignee: StaffId | null
  readonly now: string
}

/** Quiet where the form has this assignee. */
export const assignForm = (form: Form, { assignee, now }: AssignForm): Decision<FormAssigned> => {
  if (form.status === 'new') return rejection('form-not-found')
  if (form.assignee === assignee) return []
  if (!mayChange(form)) return rejection('form-erased')
  return [{ type: 'form-assigned', data: { assignee, assignedAt: now } }]
}
