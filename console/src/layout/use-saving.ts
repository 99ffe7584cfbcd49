import { CallRefused } from '@pinline/ui/api-client/outcome'
import { useState } from 'react'
import { useNotify } from 'react-admin'
import { saveFile } from './save-file.ts'

/** Downloads a file, one at a time, and saves it with the browser; shows a rejection. */
export const useSaving = () => {
  const notify = useNotify()
  const [saving, setSaving] = useState(false)

  const save = async (fetched: () => Promise<Blob>, name: string) => {
    if (saving) return
    setSaving(true)
    try {
      saveFile(await fetched(), name)
    } catch (error) {
      // The client has shown any other failure.
      if (error instanceof CallRefused) notify(error.message, { type: 'error' })
    } finally {
      setSaving(false)
    }
  }
  return { save, saving }
}
