import type { ApiClient } from '@pinline/ui/api-client/create-api-client'
import { statusOfError } from './http-failure.ts'

/** The client, which also reports every 403: the role may have lost permissions that its pages still show. */
export const notifyOnForbidden = (client: ApiClient, onForbidden: () => void): ApiClient => {
  const watching = async <Data>(request: Promise<Data>): Promise<Data> => {
    try {
      return await request
    } catch (error) {
      if (statusOfError(error) === 403) onForbidden()
      throw error
    }
  }
  return {
    ...client,
    call: (call, input, options) => watching(client.call(call, input, options)),
    download: (call, input, options) => watching(client.download(call, input, options)),
    read: (call, input, options) => watching(client.read(call, input, options)),
  }
}
