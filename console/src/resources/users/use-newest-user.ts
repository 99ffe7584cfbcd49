import type { UserRow } from '@pinline/contracts/account/permissions/user-row'
import type { StaffId } from '@pinline/events/ids'
import { useDataProvider, useNotify } from 'react-admin'
import { useText } from '../../messages/use-text.ts'

/** Reads a user as they stand now; where there is none any more the person is told. */
export const useNewestUser = () => {
  const dataProvider = useDataProvider()
  const notify = useNotify()
  const text = useText()
  return async (id: StaffId): Promise<UserRow | undefined> => {
    try {
      return (await dataProvider.getOne<UserRow>('users', { id })).data
    } catch {
      notify(text('resources.users.edit.lost'), { type: 'error' })
      return undefined
    }
  }
}
