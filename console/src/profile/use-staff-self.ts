import { readStaffSelf } from '@pinline/contracts/account/permissions/read-staff-self'
import type { StaffSelf } from '@pinline/contracts/account/session/signed-in'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import { useGetIdentity } from 'react-admin'
import { useApi } from '../providers/api-context.ts'
import { useSession } from '../providers/session-context.ts'

const key = ['staff-self'] as const

/** The signed-in member of staff as the server has them. `know` takes what an answer has told. */
export const useStaffSelf = () => {
  const api = useApi()
  const session = useSession()
  const client = useQueryClient()
  const { refetch: identify } = useGetIdentity()
  const { data, error, isPending, refetch } = useQuery({
    queryKey: key,
    queryFn: ({ signal }) => api.read(readStaffSelf, {}, { signal, quiet: true }),
  })
  const know = useCallback(
    (self: StaffSelf) => {
      session.know(self)
      client.setQueryData(key, self)
      void identify()
    },
    [session, client, identify],
  )
  return { self: data, error, isPending, know, refetch }
}
