import { adminResource } from '../../api/call.ts'
import { snippetFilter } from './snippet-fields.ts'
import { snippetRow } from './snippet-row.ts'

/** Texts that staff insert, by group and title, or those changed last first. */
export const snippetsResource = adminResource({
  name: 'snippets',
  permission: 'snippets.read',
  row: snippetRow,
  filter: snippetFilter,
  sorts: ['title', 'updatedAt'],
  countsTo: 10_000,
})
