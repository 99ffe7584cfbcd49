import { useSyncExternalStore } from 'react'
import { useApi } from './api-context.ts'

const unknown = () => null

/** Until when nothing can be changed; null while changes are taken, and while a page is rendered on the server. */
export const useMaintenance = (): string | null => {
  const { maintenance } = useApi()
  return useSyncExternalStore(maintenance.subscribe, maintenance.until, unknown)
}
