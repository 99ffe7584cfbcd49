import { createContext, useContext } from 'react'
import type { ApiClient } from './create-api-client.ts'

export const ApiContext = createContext<ApiClient | undefined>(undefined)

/** The client that the calls of the app go through. */
export const useApi = (): ApiClient => {
  const client = useContext(ApiContext)
  if (client === undefined) throw new Error('no API client above this component')
  return client
}
