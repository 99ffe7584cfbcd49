import { registerBuyer } from '@pinline/contracts/account/buyer/register-buyer'
import { logIn } from '@pinline/contracts/account/session/log-in'
import { logInWithCode } from '@pinline/contracts/account/session/log-in-with-code'
import type { BuyerSignedIn } from '@pinline/contracts/account/session/signed-in'
import type { RefusalOf, ResultOf } from '@pinline/ui/commands/command-result'
import { useCommand } from '@pinline/ui/commands/use-command'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { signIn } from '../../session/session.ts'
import { useAfterSignIn } from './use-after-sign-in.ts'

/** Input of one of the three sign-in methods. */
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

type SignInCall = typeof logIn | typeof logInWithCode | typeof registerBuyer

/** Signs in or registers, adds the waiting cart line, then navigates to the requested page. */
export const useSignIn = () => {
  const queryClient = useQueryClient()
  const afterSignIn = useAfterSignIn()
  const [refused, setRefused] = useState<RefusalOf<SignInCall>>()
  const onDone = async (signedIn: BuyerSignedIn) => {
    signIn(signedIn)
    queryClient.clear()
    await afterSignIn()
  }
  const byPassword = useCommand(logIn, { notifyOnFailure: true, onDone })
  const byCode = useCommand(logInWithCode, { notifyOnFailure: true, onDone })
  const registering = useCommand(registerBuyer, { notifyOnFailure: true, onDone })

  const send = (request: SignInRequest): Promise<ResultOf<SignInCall>> => {
    switch (request.way) {
      case 'password':
        return byPassword.send({ username: request.username, password: request.password })
      case 'code':
        return byCode.send({ username: request.username, code: request.code })
      case 'register': {
        const { kind, contact, code, password } = request
        const rest = { code, password, agreement: true }
        return registering.send(
          kind === 'phone' ? { kind, phone: contact, ...rest } : { kind, email: contact, ...rest },
        )
      }
      default: {
        const missing: never = request
        return missing
      }
    }
  }

  /** Resolves with the rejection, whose field errors the form shows, or with undefined. */
  const submit = async (request: SignInRequest): Promise<RefusalOf<SignInCall> | undefined> => {
    setRefused(undefined)
    const result = await send(request)
    if (result.kind !== 'refused') return undefined
    setRefused(result)
    return result
  }
  return { submit, isPending: byPassword.isPending || byCode.isPending || registering.isPending, refused }
}
