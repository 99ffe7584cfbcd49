import type { Decider } from '@pinline/chassis/domain/decider'
import { type ApiKeyEvent, apiKeyEvent } from '@pinline/events/account/api-key-event'
import { type ApiKey, evolve, noApiKey } from './api-key.ts'
import { type ChangeApiKey, decideChangeApiKey } from './change-api-key.ts'
import { type CreateApiKey, decideCreateApiKey } from './create-api-key.ts'
import { decideRevokeApiKey, type RevokeApiKey } from './revoke-api-key.ts'
import { decideRotateApiKey, type RotateApiKey } from './rotate-api-key.ts'

export type ApiKeyCommand = CreateApiKey | RotateApiKey | ChangeApiKey | RevokeApiKey

/** An API key; the id of the stream is the key's. */
export const apiKeyDecider: Decider<ApiKey, ApiKeyCommand, ApiKeyEvent> = {
  streamType: 'api-key',
  initial: noApiKey,
  evolve,
  eventSchema: apiKeyEvent,
  decide: (state, command) => {
    switch (command.type) {
      case 'create-api-key':
        return decideCreateApiKey(state, command)
      case 'rotate-api-key':
        return decideRotateApiKey(state, command)
      case 'change-api-key':
        return decideChangeApiKey(state, command)
      case 'revoke-api-key':
        return decideRevokeApiKey(state, command)
      default:
        return command satisfies never
    }
  },
}
