import { changeEmail } from '@pinline/contracts/account/buyer/change-email'
import { changePassword } from '@pinline/contracts/account/buyer/change-password'
import { changePhone } from '@pinline/contracts/account/buyer/change-phone'
import { changeProfile } from '@pinline/contracts/account/buyer/change-profile'
import type { BuyerProfile } from '@pinline/contracts/account/session/signed-in'
import type { Call, InputOf } from '@pinline/contracts/api/call'
import type { Outcome } from '@pinline/ui/api-client/outcome'
import type { z } from 'zod'
import { localisedPath } from '../../app/language.ts'
import { useAppContext } from '../../app/use-app-context.ts'
import { clearStoredSession, updateSessionBuyer } from '../../session/session.ts'
import { meQuery } from './addresses.queries.ts'
import { useIdempotencyKey } from './use-idempotency-key.ts'

/** Between a new password and the login page. */
const leaveAfterMs = 1000

/** Sends one form's call. Answers undefined where none came: the client has shown a notice. */
export const useFormCall = () => {
  const { api } = useAppContext()
  const { keyFor, complete } = useIdempotencyKey()
  return async <Input extends z.ZodType, Output extends z.ZodType>(
    call: Call<Input, Output>,
    input: z.input<Input>,
  ): Promise<Outcome<z.output<Output>> | undefined> => {
    try {
      const outcome = await api.call(call, input, { idempotencyKey: keyFor([call.path, input]) })
      if (outcome.kind !== 'duplicate') complete()
      return outcome
    } catch {
      return undefined
    }
  }
}

/** Changes of what the buyer is shown of themselves; everything that shows it follows. */
export const useProfileChanges = () => {
  const context = useAppContext()
  const send = useFormCall()
  const applyResult = async (
    request: Promise<Outcome<BuyerProfile> | undefined>,
  ): Promise<Outcome<BuyerProfile> | undefined> => {
    const outcome = await request
    if (outcome?.kind !== 'ok') return outcome
    context.queryClient.setQueryData(meQuery(context).queryKey, outcome.data)
    updateSessionBuyer(outcome.data)
    return outcome
  }
  return {
    setPhone: (input: InputOf<typeof changePhone>) => applyResult(send(changePhone, input)),
    setEmail: (input: InputOf<typeof changeEmail>) => applyResult(send(changeEmail, input)),
    setInfo: (input: InputOf<typeof changeProfile>) => applyResult(send(changeProfile, input)),
  }
}

/** Sets another password. Afterwards nobody is signed in here, and a second later the login page is loaded anew. */
export const usePasswordChange = () => {
  const { api, language } = useAppContext()
  const send = useFormCall()
  return async (input: InputOf<typeof changePassword>) => {
    const outcome = await send(changePassword, input)
    if (outcome?.kind === 'ok') {
      clearStoredSession()
      api.positions.clear()
      setTimeout(() => location.assign(localisedPath(language, '/login')), leaveAfterMs)
    }
    return outcome
  }
}
