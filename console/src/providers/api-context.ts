import type { ApiClient } from '@pinline/ui/api-client/create-api-client'
import { createContext, useContext } from 'react'

export const ApiContext = createContext<ApiClient | undefined>(undefined)

/** The client that named commands and calls of the console go through. */
export const useApi = (): ApiClient => {
  const client = useContext(ApiContext)
  if (client === undefined) throw new Error('no API client above this component')
  return client
}
