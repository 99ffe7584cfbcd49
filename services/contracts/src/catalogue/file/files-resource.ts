import { adminResource } from '../../api/call.ts'
import { fileRow } from './file-row.ts'
import { fileFilter } from './list-files.ts'

/** The library of the back office for the console. */
export const filesResource = adminResource({
  name: 'files',
  permission: 'files.read',
  row: fileRow,
  filter: fileFilter,
  sorts: ['createdAt', 'size', 'name'],
})
