import type { StaffRow } from '@pinline/contracts/account/permissions/staff-row'
import type { StaffId } from '@pinline/events/ids'
import { useDataProvider, useNotify } from 'react-admin'
import { useText } from '../../messages/use-text.ts'

/** Fetches a member of staff; shows a message when they no longer exist. */
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
