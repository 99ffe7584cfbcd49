import type { ApiClient } from '@pinline/ui/api-client/create-api-client'
import { statusOfError } from './http-failure.ts'

/** The client, which besides tells of every 403: the role may have lost what its pages still offer. */
export const tellOfForbidden = (client: ApiClient, onForbidden: () => void): ApiClient => {
  const heard = async <Data>(asked: Promise<Data>): Promise<Data> => {
    try {
      return await asked
    } catch (error) {
      if (statusOfError(error) === 403) onForbidden()
      throw error
    }
  }
  return {
    ...client,
    call: (call, input, options) => heard(client.call(call, input, options)),
    download: (call, input, options) => heard(client.download(call, input, options)),
    read: (call, input, options) => heard(client.read(call, input, options)),
  }
}
