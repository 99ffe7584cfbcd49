import type { Call, GeneralError } from '@pinline/contracts/api/call'
import type { ErrorCode } from '@pinline/contracts/api/error-codes'
import { useMutation } from '@tanstack/react-query'
import { useCallback, useRef } from 'react'
import type { z } from 'zod'
import { useApi } from '../api-client/api-context.ts'
import {
  type CommandResult,
  duplicate,
  isUnanswered,
  type ResultOf,
  type SentCommand,
  sendCommand,
} from './command-result.ts'
import { newKey } from './new-key.ts'

/** Sends a call's command; see {@link useCommand}. */
export type Send<C extends Call> = (input: z.input<C['input']>, key?: string) => Promise<ResultOf<C>>

export interface CommandOptions<Data> {
  /** Commands of one scope are sent one after the other, whichever component sends them. */
  readonly scope?: string
  /** The client shows a failure as a notification; otherwise the screen shows it itself. */
  readonly notifyOnFailure?: boolean
  /** Part of the command: it is pending until this has resolved. */
  readonly onDone?: (data: Data) => void | Promise<void>
}

/**
 * Sends a named command. `send` resolves with its result. One action has one idempotency key: the same input sent again
 * after a failure without a response carries the first key, so that it takes effect once. Another input, or a response,
 * starts a new action. A caller whose action outlives the page passes its own key.
 */
export const useCommand = <Input extends z.ZodType, Output extends z.ZodType, Code extends ErrorCode>(
  call: Call<Input, Output, Code>,
  { scope, notifyOnFailure = false, onDone }: CommandOptions<z.output<Output>> = {},
) => {
  const api = useApi()
  const intent = useRef<{ readonly body: string; readonly key: string; isPending: boolean }>(undefined)
  const { mutateAsync, isPending } = useMutation({
    mutationFn: async (sent: SentCommand<z.input<Input>>) => {
      const result = await sendCommand(api, call, sent)
      if (result.kind === 'done') await onDone?.(result.data)
      return result
    },
    // Without a network a command fails at once instead of being paused invisibly.
    networkMode: 'always',
    ...(scope === undefined ? {} : { scope: { id: scope } }),
  })

  const send = useCallback(
    async (input: z.input<Input>, key?: string): Promise<CommandResult<z.output<Output>, Code | GeneralError>> => {
      const body = JSON.stringify(input)
      const same = intent.current?.body === body ? intent.current : undefined
      if (same?.isPending === true) return duplicate
      const current = { body, key: key ?? same?.key ?? newKey(), isPending: true }
      intent.current = current
      try {
        const result = await mutateAsync({ input, key: current.key, notifyOnFailure })
        if (!isUnanswered(result) && intent.current === current) intent.current = undefined
        return result
      } finally {
        current.isPending = false
      }
    },
    [mutateAsync, notifyOnFailure],
  )

  return { send, isPending }
}
