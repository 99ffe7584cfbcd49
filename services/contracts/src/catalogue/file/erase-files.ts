import { z } from 'zod'
import { call, internal } from '../../api/call.ts'
import { fileOwner } from './file-row.ts'

/** Removes all files of an owner: the person is to be forgotten. */
export const eraseFiles = call({
  name: 'erase-files',
  path: '/internal/erase-files',
  effect: 'command',
  access: internal,
  input: z.object({ owner: fileOwner }),
  output: z.object({ erased: z.int() }),
  errors: [],
})
