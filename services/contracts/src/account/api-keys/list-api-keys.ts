import { z } from 'zod'
import { buyer, call } from '../../api/call.ts'
import { apiKeyRow } from './api-key-fields.ts'

/** The buyer's own keys that are not revoked, newest first. */
export const listApiKeys = call({
  name: 'list-api-keys',
  path: '/account/api-keys',
  effect: 'read',
  access: buyer,
  input: z.object({}),
  output: z.object({ list: z.array(apiKeyRow) }),
  errors: [],
})
