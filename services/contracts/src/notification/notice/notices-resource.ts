import { adminResource } from '../../api/call.ts'
import { noticeFilter } from './notice-fields.ts'
import { noticeRow } from './notice-row.ts'

export const noticeSorts = ['from', 'createdAt'] as const

/** Notices and news of the company for their editors. */
export const noticesResource = adminResource({
  name: 'notices',
  permission: 'notices.read',
  row: noticeRow,
  filter: noticeFilter,
  sorts: noticeSorts,
  countsTo: 10_000,
})
