import { getFile } from '@pinline/contracts/catalogue/file/get-file'
import type { ApiClient } from './create-api-client.ts'

/** Fetches a private file with the current token. Shows no notification if it fails. */
export const loadFile =
  (api: Pick<ApiClient, 'download'>) =>
  (fileId: string, signal: AbortSignal): Promise<Blob> =>
    api.download(getFile, { id: fileId }, { signal, silent: true })
