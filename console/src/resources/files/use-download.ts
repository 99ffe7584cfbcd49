import type { getFileByStaff } from '@pinline/contracts/catalogue/file/get-file-by-staff'
import type { getFormFileByStaff } from '@pinline/contracts/notification/form/get-form-file-by-staff'
import { useApi } from '@pinline/ui/api-client/api-context'
import { CallRefused } from '@pinline/ui/api-client/outcome'
import { useState } from 'react'
import { useNotify, useRefresh } from 'react-admin'

/** Time that the bytes stay in memory for the browser to save them, ms. */
const revokeAfterMs = 30_000

/** Fetches a file by a call with the access token and saves it with the browser. */
export const useDownload = (call: typeof getFileByStaff | typeof getFormFileByStaff) => {
  const api = useApi()
  const notify = useNotify()
  const refresh = useRefresh()
  const [fetching, setFetching] = useState<string>()

  const download = async ({ id, name }: { readonly id: string; readonly name: string }) => {
    if (fetching !== undefined) return
    setFetching(id)
    try {
      const address = URL.createObjectURL(await api.download(call, { id }))
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
