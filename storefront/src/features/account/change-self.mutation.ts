import { changeEmail } from '@pinline/contracts/account/buyer/change-email'
import { changePassword } from '@pinline/contracts/account/buyer/change-password'
import { changePhone } from '@pinline/contracts/account/buyer/change-phone'
import { setUserInfo } from '@pinline/contracts/account/buyer/set-user-info'
import type { BuyerSelf } from '@pinline/contracts/account/session/signed-in'
import type { Call, InputOf } from '@pinline/contracts/api/call'
import type { Outcome } from '@pinline/ui/api-client/outcome'
import type { z } from 'zod'
import { localisedPath } from '../../app/language.ts'
import { useAppContext } from '../../app/use-app-context.ts'
import { clearStoredSession, updateUser } from '../../session/session.ts'
import { useActionKey } from './action-key.ts'
import { meQuery } from './addresses.queries.ts'

/** Between a new password and the login page. */
const leaveAfterMs = 1000

/** Sends one form's call. Answers undefined where none came: the client has shown a notice. */
export const useOwnCall = () => {
  const { api } = useAppContext()
  const { keyFor, answered } = useActionKey()
  return async <Input extends z.ZodType, Output extends z.ZodType>(
    call: Call<Input, Output>,
    input: z.input<Input>,
  ): Promise<Outcome<z.output<Output>> | undefined> => {
    try {
      const outcome = await api.call(call, input, { idempotencyKey: keyFor([call.path, input]) })
      if (outcome.kind !== 'duplicate') answered()
      return outcome
    } catch {
      return undefined
    }
  }
}

/** Changes of what the buyer is shown of themselves; everything that shows it follows. */
export const useSelfChanges = () => {
  const context = useAppContext()
  const send = useOwnCall()
  const follow = async (asked: Promise<Outcome<BuyerSelf> | undefined>): Promise<Outcome<BuyerSelf> | undefined> => {
    const outcome = await asked
    if (outcome?.kind !== 'ok') return outcome
    context.queryClient.setQueryData(meQuery(context).queryKey, outcome.data)
    updateUser(outcome.data)
    return outcome
  }
  return {
    setPhone: (input: InputOf<typeof changePhone>) => follow(send(changePhone, input)),
    setEmail: (input: InputOf<typeof changeEmail>) => follow(send(changeEmail, input)),
    setInfo: (input: InputOf<typeof setUserInfo>) => follow(send(setUserInfo, input)),
  }
}

/** Sets another password. Afterwards nobody is signed in here, and a second later the login page is loaded anew. */
export const usePasswordChange = () => {
  const { api, language } = useAppContext()
  const send = useOwnCall()
  return async (input: InputOf<typeof changePassword>) => {
    const outcome = await send(changePassword, input)
    if (outcome?.kind === 'ok') {
      clearStoredSession()
      api.positions.forget()
      setTimeout(() => location.assign(localisedPath(language, '/login')), leaveAfterMs)
    }
    return outcome
  }
}
