import { getStaffProfile } from '@pinline/contracts/account/permissions/get-staff-profile'
import type { StaffProfile } from '@pinline/contracts/account/session/signed-in'
import { useApi } from '@pinline/ui/api-client/api-context'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import { useGetIdentity } from 'react-admin'
import { useSession } from '../providers/session-context.ts'

const key = ['staff-self'] as const

/** The profile of the signed-in member of staff. `know` stores data of a response. */
export const useStaffProfile = () => {
  const api = useApi()
  const session = useSession()
  const client = useQueryClient()
  const { refetch: identify } = useGetIdentity()
  const { data, error, isPending, refetch } = useQuery({
    queryKey: key,
    queryFn: ({ signal }) => api.read(getStaffProfile, {}, { signal, silent: true }),
  })
  const updateProfile = useCallback(
    (self: StaffProfile) => {
      session.updateProfile(self)
      client.setQueryData(key, self)
      void identify()
    },
    [session, client, identify],
  )
  return { self: data, error, isPending, updateProfile, refetch }
}
