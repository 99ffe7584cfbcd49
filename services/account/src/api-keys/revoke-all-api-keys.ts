import type { CommandContext } from '@pinline/chassis/event-store/commit'
import { furtherContext } from '@pinline/chassis/event-store/commit'
import { isRejection } from '@pinline/contracts/api/error-codes'
import type { ApiKeyOwner } from '@pinline/events/account/api-key-owner'
import type { AccountDeps } from '../account-deps.ts'
import { queryApiKeysOf } from '../read-models/api-keys/api-keys.query.ts'
import { revokeApiKeyOf } from './api-key-commands.ts'

/** Revokes every key of an owner; throws if one is left. */
export const revokeAllApiKeys = async (
  deps: AccountDeps,
  owner: ApiKeyOwner,
  context: CommandContext,
): Promise<void> => {
  for (const { keyId } of await queryApiKeysOf(deps, owner)) {
    const commandContext = furtherContext(context, keyId)
    const done = await revokeApiKeyOf(deps, { id: keyId, by: owner }, { commandContext })
    if (isRejection(done)) throw new Error(`API key ${keyId} was not revoked: ${done.code}`)
  }
}
