import { call, staff } from '../../api/call.ts'
import { revokeApiKey } from './revoke-api-key.ts'

/** Revokes anybody's key. */
export const revokeApiKeyByStaff = call({
  ...revokeApiKey,
  name: 'revoke-api-key-by-staff',
  path: '/private/api-keys/revoke',
  access: staff('api-keys.revoke'),
})
