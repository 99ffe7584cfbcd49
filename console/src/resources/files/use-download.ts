import type { FileRow } from '@pinline/catalogue/contract/file-row'
import { findFile } from '@pinline/catalogue/contract/find-file'
import { CallRefused } from '@pinline/storefront/api-client/outcome'
import { useState } from 'react'
import { useNotify, useRefresh } from 'react-admin'
import { useApi } from '../../providers/api-context.ts'

/** Fetches a file with the person's token and hands it to the browser to be kept. */
export const useDownload = () => {
  const api = useApi()
  const notify = useNotify()
  const refresh = useRefresh()
  const [fetching, setFetching] = useState<string>()

  const download = async ({ id, name }: FileRow) => {
    if (fetching !== undefined) return
    setFetching(id)
    try {
      const address = URL.createObjectURL(await api.download(findFile, { id }))
      const link = document.createElement('a')
      link.href = address
      link.download = name
      link.click()
      // The browser has taken the address over by the next turn.
      setTimeout(() => URL.revokeObjectURL(address), 0)
    } catch (error) {
      // Any other failure has been told by the client.
      if (!(error instanceof CallRefused)) return
      notify(error.message, { type: 'error' })
      refresh()
    } finally {
      setFetching(undefined)
    }
  }
  return { download, fetching }
}
