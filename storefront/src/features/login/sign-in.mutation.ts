import { registerBuyer } from '@pinline/contracts/account/buyer/register-buyer'
import { logIn } from '@pinline/contracts/account/session/log-in'
import { logInWithCode } from '@pinline/contracts/account/session/log-in-with-code'
import type { BuyerSignedIn } from '@pinline/contracts/account/session/signed-in'
import type { Outcome, Refused } from '@pinline/ui/api-client/outcome'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useAppContext } from '../../app/use-app-context.ts'
import { signIn } from '../../session/session.ts'
import { useAfterSignIn } from './use-after-sign-in.ts'

/** What one of the three ways in asks for. */
export type SignInRequest =
  | { readonly way: 'password'; readonly username: string; readonly password: string }
  | { readonly way: 'code'; readonly username: string; readonly code: string }
  | {
      readonly way: 'register'
      readonly kind: 'phone' | 'email'
      readonly contact: string
      readonly code: string
      readonly password: string
    }

/** Signs in or registers; afterwards the waiting line is added and the person is taken to where they wanted to go. */
export const useSignIn = () => {
  const { api } = useAppContext()
  const queryClient = useQueryClient()
  const afterSignIn = useAfterSignIn()
  const [refused, setRefused] = useState<Refused>()
  const [isPending, setPending] = useState(false)

  const send = (request: SignInRequest): Promise<Outcome<BuyerSignedIn>> => {
    switch (request.way) {
      case 'password':
        return api.call(logIn, { username: request.username, password: request.password })
      case 'code':
        return api.call(logInWithCode, { username: request.username, code: request.code })
      case 'register': {
        const { kind, contact, code, password } = request
        const rest = { code, password, agreement: true }
        return api.call(
          registerBuyer,
          kind === 'phone' ? { kind, phone: contact, ...rest } : { kind, email: contact, ...rest },
        )
      }
      default: {
        const missing: never = request
        return missing
      }
    }
  }

  /** Resolves with the refusal, whose field errors belong to the form, or with nothing. */
  const submit = async (request: SignInRequest): Promise<Refused | undefined> => {
    setRefused(undefined)
    setPending(true)
    try {
      const outcome = await send(request)
      if (outcome.kind === 'refused') {
        setRefused(outcome)
        return outcome
      }
      if (outcome.kind === 'duplicate') return undefined
      signIn(outcome.data)
      queryClient.clear()
      await afterSignIn()
    } catch {
      // The client has shown a notice; the form stays as it was.
    } finally {
      setPending(false)
    }
    return undefined
  }
  return { submit, isPending, refused }
}
