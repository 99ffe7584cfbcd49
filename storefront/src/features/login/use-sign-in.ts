import type { BuyerSignedIn } from '@pinline/contracts/account/session/signed-in'
import type { Call, GeneralError } from '@pinline/contracts/api/call'
import type { ErrorCode } from '@pinline/contracts/api/error-codes'
import type { RefusedCommand } from '@pinline/ui/commands/command-result'
import { useCommand } from '@pinline/ui/commands/use-command'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { z } from 'zod'
import { signIn } from '../../session/session.ts'
import { useAfterSignIn } from './use-after-sign-in.ts'

/** Logs in or registers by a call, adds the waiting cart lines, then navigates to the requested page. */
export const useSignIn = <Input extends z.ZodType, Output extends z.ZodType<BuyerSignedIn>, Code extends ErrorCode>(
  call: Call<Input, Output, Code>,
) => {
  const queryClient = useQueryClient()
  const afterSignIn = useAfterSignIn()
  const [refused, setRefused] = useState<RefusedCommand<Code | GeneralError>>()
  const { send, isPending } = useCommand(call, {
    notifyOnFailure: true,
    onDone: async (signedIn) => {
      signIn(signedIn)
      queryClient.clear()
      await afterSignIn()
    },
  })

  /** Resolves with the rejection, whose field errors the form shows, or with undefined. */
  const submit = async (input: z.input<Input>): Promise<RefusedCommand<Code | GeneralError> | undefined> => {
    setRefused(undefined)
    const result = await send(input)
    if (result.kind !== 'refused') return undefined
    setRefused(result)
    return result
  }
  return { submit, isPending, refused }
}
