import { adminResource } from '../../api/call.ts'
import { changeNoticeFilter } from './change-notice-fields.ts'
import { changeNoticeRow } from './change-notice-row.ts'

/** Change notices in every state, drafts among them. */
export const changeNoticesResource = adminResource({
  name: 'change-notices',
  permission: 'change-notices.read',
  row: changeNoticeRow,
  filter: changeNoticeFilter,
  sorts: ['updatedAt', 'announcedOn'],
  countsTo: 10_000,
})
