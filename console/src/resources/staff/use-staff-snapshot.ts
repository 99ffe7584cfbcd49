import type { StaffRow } from '@pinline/contracts/account/permissions/staff-row'
import { useState } from 'react'
import { useLatestStaff } from './use-latest-staff.ts'

/** A member of staff as the person saw them when the dialog was opened, or read again. */
export const useStaffSnapshot = (staff: StaffRow) => {
  const newest = useLatestStaff()
  const [snapshot, setSnapshot] = useState(staff)
  const reload = async () => setSnapshot((await newest(snapshot.id)) ?? snapshot)
  return { snapshot, reload }
}
