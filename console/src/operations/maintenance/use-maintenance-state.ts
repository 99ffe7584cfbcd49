import { getMaintenance } from '@pinline/contracts/account/maintenance/get-maintenance'
import { useApi } from '@pinline/ui/api-client/api-context'
import { useQuery } from '@tanstack/react-query'

export const maintenanceKey = ['operations', 'maintenance'] as const

const refreshMs = 10_000

/** Whether the installation is in maintenance, why, and until when. */
export const useMaintenanceState = () => {
  const api = useApi()
  return useQuery({
    queryKey: maintenanceKey,
    queryFn: ({ signal }) => api.read(getMaintenance, {}, { silent: true, signal }),
    refetchInterval: refreshMs,
  })
}
