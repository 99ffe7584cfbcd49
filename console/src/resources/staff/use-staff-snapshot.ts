import type { StaffRow } from '@pinline/contracts/account/permissions/staff-row'
import { useState } from 'react'
import { useLatestStaff } from './use-latest-staff.ts'

/** A member of staff as loaded when the dialog was opened, or as last refetched. */
export const useStaffSnapshot = (staff: StaffRow) => {
  const newest = useLatestStaff()
  const [snapshot, setSnapshot] = useState(staff)
  const reload = async () => setSnapshot((await newest(snapshot.id)) ?? snapshot)
  return { snapshot, reload }
}
