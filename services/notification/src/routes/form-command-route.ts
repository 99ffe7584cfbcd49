import type { Done } from '@pinline/chassis/event-store/handle-command'
import { loadStream } from '@pinline/chassis/event-store/handle-command'
import { type Awaitable, commandRoute } from '@pinline/chassis/http/command-route'
import type { Route } from '@pinline/chassis/http/route'
import type { Call } from '@pinline/contracts/api/call'
import { isRejection, type Rejection, rejection } from '@pinline/contracts/api/error-codes'
import type { FormChanged, formChanged } from '@pinline/contracts/notification/form/form-changed'
import { formNo } from '@pinline/events/ids'
import type { FormEvent } from '@pinline/events/notification/form-event'
import type { z } from 'zod'
import type { Form, SubmittedForm } from '../domain/form/form.ts'
import { type FormCommand, formDecider } from '../domain/form/form-decider.ts'
import type { NotificationDeps } from '../notification-deps.ts'

/** Where a form stands after a command. */
const formChangedOf = ({ state, version }: Done<Form, FormEvent>): FormChanged => {
  if (state.status === 'new') throw new Error('a command left a form unsubmitted')
  return { formNo: state.formNo, status: state.status, version }
}

/** A call of staff that decides one command on one form. */
export const formCommandRoute = <Input extends z.ZodType<{ readonly formNo: string }>>(
  { platform }: NotificationDeps,
  call: Call<Input, typeof formChanged>,
  toCommand: (
    input: z.output<Input>,
    at: { readonly form: SubmittedForm; readonly now: string },
  ) => Awaitable<FormCommand | Rejection>,
): Route =>
  commandRoute(platform, call, formDecider, {
    toCommand: async (input) => {
      const known = formNo.safeParse(input.formNo.replaceAll(/\s/g, '').toUpperCase())
      if (!known.success) return rejection('form-not-found')
      const { state: form } = await loadStream(platform, formDecider, known.data)
      if (form.status === 'new') return rejection('form-not-found')
      if (form.status === 'erased' && call.name !== 'erase-form') return rejection('form-erased')
      const command = await toCommand(input, { form, now: platform.clock.now().toISOString() })
      return isRejection(command) ? command : { streamId: known.data, command }
    },
    toOutput: formChangedOf,
  })
