import type { UploadAnswer } from '@pinline/catalogue/contract/file-row'
import { uploadFile } from '@pinline/catalogue/contract/upload-file'
import { fileRules } from '@pinline/catalogue/contract/upload-rules'
import { ApiFailure } from '@pinline/storefront/api-client/outcome'
import { type FileFault, upload } from '@pinline/storefront/api-client/upload'
import { useEffect, useRef, useState } from 'react'
import { useApi } from '../../providers/api-context.ts'

export const documentRule = fileRules.document

export type DocumentUpload =
  | { readonly kind: 'idle' }
  /** `share` of the bytes that have gone, 0 to 1. */
  | { readonly kind: 'sending'; readonly share: number }
  | { readonly kind: 'not-sent'; readonly fault: FileFault }
  | { readonly kind: 'refused'; readonly message: string }

/** Sends a document's file ahead of the command that names it; a file that no product takes is let go after a day. */
export const useDocumentUpload = (onDone: (file: UploadAnswer) => void) => {
  const api = useApi()
  const [state, setState] = useState<DocumentUpload>({ kind: 'idle' })
  const leaving = useRef<AbortController>(undefined)
  useEffect(() => () => leaving.current?.abort(), [])

  const send = async (file: File) => {
    if (leaving.current !== undefined) return
    const controller = new AbortController()
    leaving.current = controller
    setState({ kind: 'sending', share: 0 })
    try {
      const outcome = await upload(api, uploadFile, { module: 'document' }, file, {
        rule: documentRule,
        signal: controller.signal,
        quiet: true,
        onProgress: (share) => setState({ kind: 'sending', share }),
      })
      if (outcome.kind === 'not-sent') return setState(outcome)
      if (outcome.kind === 'refused') return setState({ kind: 'refused', message: outcome.message })
      setState({ kind: 'idle' })
      if (outcome.kind === 'ok') onDone(outcome.data)
    } catch (error) {
      if (controller.signal.aborted) setState({ kind: 'idle' })
      else if (error instanceof ApiFailure) setState({ kind: 'refused', message: error.message })
      else throw error
    } finally {
      leaving.current = undefined
    }
  }
  return { state, send }
}
