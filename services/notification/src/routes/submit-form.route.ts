import { result } from '@pinline/chassis/http/call-result'
import { route } from '@pinline/chassis/http/route'
import { isRejection } from '@pinline/contracts/api/error-codes'
import { submitForm as submitFormCall } from '@pinline/contracts/notification/form/submit-form'
import { formNo } from '@pinline/events/ids'
import { formDevice } from '../forms/form-device.ts'
import { submitForm } from '../forms/submit-form.ts'
import type { NotificationDeps } from '../notification-deps.ts'

export const submitFormRoute = (deps: NotificationDeps) =>
  route(submitFormCall, async (input, context) => {
    const { actor, cookies, commandContext } = context
    const device = actor.kind === 'buyer' ? undefined : formDevice(deps.platform, cookies, commandContext.request)
    const done = await submitForm(deps, input, context, device?.deviceHash)
    if (isRejection(done)) return done
    return result(
      { formNo: formNo.parse(done.streamId), status: 'submitted' },
      {
        positions: done.kind === 'done' ? [done.position] : [],
        cookies: device === undefined ? [] : [device.cookie],
      },
    )
  })
