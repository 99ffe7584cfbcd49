import type { FileRow } from '@pinline/contracts/catalogue/file/file-row'
import { getFileByStaff } from '@pinline/contracts/catalogue/file/get-file-by-staff'
import { useApi } from '@pinline/ui/api-client/api-context'
import { CallRefused } from '@pinline/ui/api-client/outcome'
import { useState } from 'react'
import { useNotify, useRefresh } from 'react-admin'

/** Time that the bytes stay in memory for the browser to save them, ms. */
const revokeAfterMs = 30_000

/** Fetches a file with the access token and saves it with the browser. */
export const useDownload = () => {
  const api = useApi()
  const notify = useNotify()
  const refresh = useRefresh()
  const [fetching, setFetching] = useState<string>()

  const download = async ({ id, name }: FileRow) => {
    if (fetching !== undefined) return
    setFetching(id)
    try {
      const address = URL.createObjectURL(await api.download(getFileByStaff, { id }))
      const link = document.createElement('a')
      link.href = address
      link.download = name
      link.click()
      // By then the browser has started to write it.
      setTimeout(() => URL.revokeObjectURL(address), revokeAfterMs)
    } catch (error) {
      // The client has shown any other failure.
      if (!(error instanceof CallRefused)) return
      notify(error.message, { type: 'error' })
      refresh()
    } finally {
      setFetching(undefined)
    }
  }
  return { download, fetching }
}
