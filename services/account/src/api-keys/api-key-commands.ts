import { handleCommand, loadStream } from '@pinline/chassis/event-store/handle-command'
import { type CallResult, result } from '@pinline/chassis/http/call-result'
import type { RequestContext } from '@pinline/chassis/http/request-context'
import { type ApiKeyRow, maxApiKeys } from '@pinline/contracts/account/api-keys/api-key-fields'
import { isRejection, type Rejection, rejection } from '@pinline/contracts/api/error-codes'
import type { ApiKeyOwner } from '@pinline/events/account/api-key-owner'
import { type ApiKeyId, apiKeyId } from '@pinline/events/ids'
import { z } from 'zod'
import type { AccountDeps } from '../account-deps.ts'
import { idOfRequest } from '../accounts/change-permissions.ts'
import { type ApiKeySecret, isWider } from '../domain/api-key/api-key.ts'
import { type ApiKeyCommand, apiKeyDecider } from '../domain/api-key/api-key-decider.ts'
import { apiKeysProjection } from '../read-models/api-keys/api-keys.projection.ts'
import { countApiKeys, withNames } from '../read-models/api-keys/api-keys.query.ts'

/** Who owns the keys that a request is about. */
export const ownerOf = (context: RequestContext): ApiKeyOwner =>
  context.actor.kind === 'staff' ? { kind: 'staff', id: context.staffId } : { kind: 'buyer', id: context.buyerId }

const afterDays = (now: Date, days: number | null): string | null =>
  days === null ? null : new Date(now.getTime() + days * 86_400_000).toISOString()

const decide = async (
  { platform }: AccountDeps,
  keyId: ApiKeyId,
  command: ApiKeyCommand,
  { commandContext }: Pick<RequestContext, 'commandContext'>,
) => await handleCommand(platform, apiKeyDecider, { streamId: keyId, command, context: commandContext })

/** The key's row after a command, once the view has it. */
const rowOf = async (
  deps: AccountDeps,
  keyId: ApiKeyId,
  position: Parameters<AccountDeps['platform']['waitFor']>[1][number],
): Promise<ApiKeyRow | undefined> => {
  await deps.platform.waitFor([apiKeysProjection], [position])
  const row = await deps.platform.view(apiKeysProjection).findOne({ _id: keyId })
  return row === null ? undefined : (await withNames(deps, [row]))[0]
}

type WithSecret = { readonly key: ApiKeyRow; readonly secret: string | null }

/**
 * Records a new secret of a key by the command that names it. A repeated request gets the key without a secret: the one
 * that it made was shown.
 */
const withNewSecret = async (
  deps: AccountDeps,
  keyId: ApiKeyId,
  toCommand: (secret: ApiKeySecret) => ApiKeyCommand,
  context: RequestContext,
): Promise<CallResult<WithSecret> | Rejection> => {
  const { text, ...secret } = await deps.apiKeys.issue(keyId)
  const done = await decide(deps, keyId, toCommand(secret), context)
  const isNamed = !isRejection(done) && done.events.length > 0
  if (!isNamed) await deps.apiKeys.forget([secret.secretId])
  if (isRejection(done)) return done
  const key = await rowOf(deps, keyId, done.position)
  if (key === undefined) return rejection('service-unavailable')
  return result({ key, secret: isNamed ? text : null }, { positions: [done.position] })
}

interface NewApiKey {
  readonly name: string
  readonly scopes: readonly string[]
  readonly expiresInDays: number | null
  readonly requestsPerMinute: number
}

/** Creates a key of the caller, whose identity is confirmed. */
export const createApiKeyOf = async (
  deps: AccountDeps,
  { name, scopes, expiresInDays, requestsPerMinute }: NewApiKey,
  context: RequestContext,
): Promise<CallResult<WithSecret> | Rejection> => {
  const { platform } = deps
  const owner = ownerOf(context)
  const keyId = apiKeyId.parse(idOfRequest(platform, 'k', context.commandContext))
  const isKnown = (await loadStream(platform, apiKeyDecider, keyId)).state.status !== 'none'
  if (!isKnown && (await countApiKeys(deps, owner)) >= maxApiKeys)
    return rejection('api-key-limit-reached', { data: { most: maxApiKeys } })
  const nameRef = await platform.vault.put('apikey', owner.id, name, z.string())
  const now = platform.clock.now()
  const key = { keyId, owner, nameRef, scopes, expiresAt: afterDays(now, expiresInDays), requestsPerMinute }
  const toCommand = (secret: ApiKeySecret) =>
    ({ type: 'create-api-key', ...key, secret, now: now.toISOString() }) as const
  return await withNewSecret(deps, keyId, toCommand, context)
}

/** Gives a key of the caller a new secret, whose identity is confirmed. */
export const rotateApiKeyOf = async (
  deps: AccountDeps,
  { id, overlapHours }: { readonly id: ApiKeyId; readonly overlapHours: number },
  context: RequestContext,
): Promise<CallResult<WithSecret> | Rejection> => {
  const { platform, apiKeys } = deps
  const by = ownerOf(context)
  const { state } = await loadStream(platform, apiKeyDecider, id)
  if (state.status !== 'active') return rejection('api-key-not-found')
  const now = platform.clock.now()
  const previousUntil = new Date(now.getTime() + overlapHours * 3_600_000).toISOString()
  const toCommand = (secret: ApiKeySecret) =>
    ({ type: 'rotate-api-key', by, secret, previousUntil, now: now.toISOString() }) as const
  const rotated = await withNewSecret(deps, id, toCommand, context)
  if (!isRejection(rotated) && rotated.data.secret !== null && state.previous !== null)
    await apiKeys.forget([state.previous.secretId])
  return rotated
}

type ApiKeyChange = { readonly id: ApiKeyId } & {
  readonly [Field in keyof NewApiKey]?: NewApiKey[Field] | undefined
}

/**
 * Changes a key of the caller.
 * @param confirm step-up authentication, for a change that makes the key able to do more; a rejection refuses it
 */
export const changeApiKeyOf = async (
  deps: AccountDeps,
  { id, name, expiresInDays, ...change }: ApiKeyChange,
  context: RequestContext,
  confirm: () => Promise<object | undefined>,
): Promise<CallResult<ApiKeyRow> | Rejection> => {
  const { platform } = deps
  const by = ownerOf(context)
  const { state } = await loadStream(platform, apiKeyDecider, id)
  if (state.status !== 'active' || state.owner.id !== by.id) return rejection('api-key-not-found')
  const now = platform.clock.now()
  const expiresAt = expiresInDays === undefined ? undefined : afterDays(now, expiresInDays)
  const unconfirmed = isWider(state, { ...change, expiresAt }) ? await confirm() : undefined
  if (isRejection(unconfirmed)) return unconfirmed
  const isSameName = name === undefined || (await platform.vault.get(state.nameRef, z.string())) === name
  const done = await decide(
    deps,
    id,
    {
      type: 'change-api-key',
      by,
      nameRef: isSameName ? undefined : await platform.vault.put('apikey', by.id, name, z.string()),
      scopes: change.scopes,
      expiresAt,
      requestsPerMinute: change.requestsPerMinute,
      now: now.toISOString(),
    },
    context,
  )
  if (isRejection(done)) return done
  const key = await rowOf(deps, id, done.position)
  return key === undefined ? rejection('service-unavailable') : result(key, { positions: [done.position] })
}

/** Revokes a key: of its owner, or anybody's where the caller may revoke all. */
export const revokeApiKeyOf = async (
  deps: AccountDeps,
  { id, by }: { readonly id: ApiKeyId; readonly by: ApiKeyOwner | 'anybody' },
  context: Pick<RequestContext, 'commandContext'>,
): Promise<CallResult<{ revoked: true }> | Rejection> => {
  const now = deps.platform.clock.now().toISOString()
  const done = await decide(deps, id, { type: 'revoke-api-key', by, now }, context)
  if (isRejection(done)) return done
  await deps.apiKeys.forgetKey(id)
  return result({ revoked: true }, { positions: [done.position] })
}
