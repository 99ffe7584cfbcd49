import type { StaffRow } from '@pinline/contracts/account/permissions/staff-row'
import type { StaffId } from '@pinline/events/ids'
import { useDataProvider, useNotify } from 'react-admin'
import { useText } from '../../messages/use-text.ts'

/** Reads a member of staff as they are now; where there is none any more the person is told. */
export const useLatestStaff = () => {
  const dataProvider = useDataProvider()
  const notify = useNotify()
  const text = useText()
  return async (id: StaffId): Promise<StaffRow | undefined> => {
    try {
      return (await dataProvider.getOne<StaffRow>('users', { id })).data
    } catch {
      notify(text('resources.users.edit.lost'), { type: 'error' })
      return undefined
    }
  }
}
