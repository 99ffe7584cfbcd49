import { CallRefused } from '@pinline/ui/api-client/outcome'
import { useState } from 'react'
import { useNotify } from 'react-admin'
import { saveFile } from './save-file.ts'

/** Fetches a file and has the browser keep it, one at a time; a refusal is told. */
export const useSaving = () => {
  const notify = useNotify()
  const [saving, setSaving] = useState(false)

  const save = async (fetched: () => Promise<Blob>, name: string) => {
    if (saving) return
    setSaving(true)
    try {
      saveFile(await fetched(), name)
    } catch (error) {
      // Any other failure has been told by the client.
      if (error instanceof CallRefused) notify(error.message, { type: 'error' })
    } finally {
      setSaving(false)
    }
  }
  return { save, saving }
}
