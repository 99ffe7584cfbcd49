import type { BuyerSignedIn } from '@pinline/contracts/account/session/signed-in'
import type { Call, GeneralError } from '@pinline/contracts/api/call'
import type { ErrorCode } from '@pinline/contracts/api/error-codes'
import type { RefusedCommand } from '@pinline/ui/commands/command-result'
import { useCommand } from '@pinline/ui/commands/use-command'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { z } from 'zod'
import { signIn, useSession } from '../../session/session.ts'

/** Logs in or registers by a call. It is pending until the login page has left for the requested page. */
export const useSignIn = <Input extends z.ZodType, Output extends z.ZodType<BuyerSignedIn>, Code extends ErrorCode>(
  call: Call<Input, Output, Code>,
) => {
  const queryClient = useQueryClient()
  const isSignedIn = useSession().status === 'buyer'
  const [refused, setRefused] = useState<RefusedCommand<Code | GeneralError>>()
  const { send, isPending } = useCommand(call, {
    notifyOnFailure: true,
    onDone: (signedIn) => {
      signIn(signedIn)
      queryClient.clear()
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
  return { submit, isPending: isPending || isSignedIn, refused }
}
