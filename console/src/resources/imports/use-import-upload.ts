import type { ImportPreview } from '@pinline/catalogue/contract/import-row'
import { uploadImport } from '@pinline/catalogue/contract/upload-import'
import { fileRules } from '@pinline/catalogue/contract/upload-rules'
import { ApiFailure } from '@pinline/storefront/api-client/outcome'
import { type FileFault, upload } from '@pinline/storefront/api-client/upload'
import { useEffect, useRef, useState } from 'react'
import { useApi } from '../../providers/api-context.ts'

type ImportUpload =
  | { readonly kind: 'idle' }
  /** `share` of the bytes that have gone, 0 to 1; at 1 the server is looking at them. */
  | { readonly kind: 'sending'; readonly share: number }
  | { readonly kind: 'not-sent'; readonly fault: FileFault }
  | { readonly kind: 'refused'; readonly message: string }

/** Sends the file of an import and tells how far it has come; leaving the page calls it off. */
export const useImportUpload = (onDone: (preview: ImportPreview) => void) => {
  const api = useApi()
  const [state, setState] = useState<ImportUpload>({ kind: 'idle' })
  const leaving = useRef<AbortController>(undefined)
  useEffect(() => () => leaving.current?.abort(), [])

  const send = async (file: File) => {
    if (leaving.current !== undefined) return
    const controller = new AbortController()
    leaving.current = controller
    setState({ kind: 'sending', share: 0 })
    try {
      const outcome = await upload(api, uploadImport, {}, file, {
        rule: fileRules.import,
        signal: controller.signal,
        quiet: true,
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
  return { state, send, cancel: () => leaving.current?.abort(), forget: () => setState({ kind: 'idle' }) }
}
