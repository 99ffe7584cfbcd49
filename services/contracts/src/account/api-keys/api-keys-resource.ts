import { z } from 'zod'
import { adminResource } from '../../api/call.ts'
import { cleanedText } from '../../api/text.ts'
import { apiKeyRow, apiKeyStatus } from './api-key-fields.ts'

/** Keys of staff and of buyers in the console. */
export const apiKeysResource = adminResource({
  name: 'api-keys',
  permission: 'api-keys.read',
  row: apiKeyRow,
  filter: z.object({
    owner: z.enum(['buyer', 'staff']).optional(),
    ownerId: cleanedText(40).optional(),
    status: apiKeyStatus.optional(),
  }),
  sorts: ['createdAt'],
})
