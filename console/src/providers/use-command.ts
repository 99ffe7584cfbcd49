import type { Call } from '@pinline/contracts/api/call'
import type { ErrorCode } from '@pinline/contracts/api/error-codes'
import { ApiFailure } from '@pinline/ui/api-client/outcome'
import { useCallback, useRef, useState } from 'react'
import type { z } from 'zod'
import { useApi } from './api-context.ts'

/** How a command went, for the form that sent it. */
export type CommandResult<Data> =
  | { readonly kind: 'done'; readonly data: Data }
  | { readonly kind: 'refused'; readonly message: string; readonly errors: Readonly<Record<string, string>> }
  /** Somebody else was faster (409): nothing was done. */
  | { readonly kind: 'conflict' }
  | { readonly kind: 'failed'; readonly message: string; readonly code?: ErrorCode | undefined }

/**
 * Sends a named command. The same input sent again, after a failure without an answer, carries the same
 * idempotency key, so that it has one effect.
 */
export const useCommand = <Input extends z.ZodType, Output extends z.ZodType>(call: Call<Input, Output>) => {
  const api = useApi()
  const [busy, setBusy] = useState(false)
  const sent = useRef<{ body: string; key: string }>(undefined)

  const send = useCallback(
    async (input: z.input<Input>): Promise<CommandResult<z.output<Output>>> => {
      const body = JSON.stringify(input)
      if (sent.current?.body !== body) sent.current = { body, key: crypto.randomUUID() }
      setBusy(true)
      try {
        const outcome = await api.call(call, input, {
          idempotencyKey: sent.current.key,
          silent: true,
        })
        if (outcome.kind === 'duplicate') return { kind: 'failed', message: '' }
        sent.current = undefined
        if (outcome.kind === 'refused') return { kind: 'refused', message: outcome.message, errors: outcome.errors }
        return { kind: 'done', data: outcome.data }
      } catch (error) {
        if (!(error instanceof ApiFailure)) throw error
        if (error.status !== 0) sent.current = undefined
        if (error.status === 409 && error.code === 'version-conflict') return { kind: 'conflict' }
        // An ended session has been told by the client already.
        return { kind: 'failed', message: error.status === 401 ? '' : error.message, code: error.code }
      } finally {
        setBusy(false)
      }
    },
    [api, call],
  )

  return { send, busy }
}
