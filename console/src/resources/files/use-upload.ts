import type { Call } from '@pinline/contracts/api/call'
import type { FileRule } from '@pinline/contracts/catalogue/file/upload-rules'
import { useApi } from '@pinline/ui/api-client/api-context'
import { ApiFailure } from '@pinline/ui/api-client/outcome'
import { type FileError, upload } from '@pinline/ui/api-client/upload'
import { useEffect, useRef, useState } from 'react'
import type { z } from 'zod'

export type UploadState =
  | { readonly kind: 'idle' }
  /** `share` of the sent bytes, 0 to 1; at 1 the server processes them. */
  | { readonly kind: 'sending'; readonly share: number }
  | { readonly kind: 'not-sent'; readonly fieldError: FileError }
  | { readonly kind: 'refused'; readonly message: string }

/**
 * Uploads one file at a time and reports its progress; leaving the page aborts it. After success the upload counts as
 * running until it is reset, so that nobody sends it again before the next page.
 */
export const useUpload = <Input extends z.ZodType, Output extends z.ZodType>(
  call: Call<Input, Output>,
  onDone: (result: z.output<Output>) => void,
) => {
  const api = useApi()
  const [state, setState] = useState<UploadState>({ kind: 'idle' })
  const leaving = useRef<AbortController>(undefined)
  useEffect(() => () => leaving.current?.abort(), [])

  const send = async (file: File, rule: FileRule, fields: z.input<Input>) => {
    if (leaving.current !== undefined) return
    const controller = new AbortController()
    leaving.current = controller
    setState({ kind: 'sending', share: 0 })
    try {
      const outcome = await upload(api, call, fields, file, {
        rule,
        signal: controller.signal,
        silent: true,
        onProgress: (share) => setState({ kind: 'sending', share }),
      })
      if (outcome.kind === 'ok') return onDone(outcome.data)
      setState(
        outcome.kind === 'not-sent'
          ? outcome
          : { kind: 'refused', message: outcome.kind === 'refused' ? outcome.message : '' },
      )
    } catch (error) {
      if (controller.signal.aborted) setState({ kind: 'idle' })
      else if (error instanceof ApiFailure) setState({ kind: 'refused', message: error.message })
      else throw error
    } finally {
      leaving.current = undefined
    }
  }
  return {
    state,
    send,
    cancel: () => leaving.current?.abort(),
    reset: () => setState({ kind: 'idle' }),
  }
}
