import type { AdminList, AdminRows } from '@pinline/chassis/http/admin-route'
import { type ApiKeyRow, maxApiKeys } from '@pinline/contracts/account/api-keys/api-key-fields'
import type { apiKeysResource } from '@pinline/contracts/account/api-keys/api-keys-resource'
import { type ApiScope, apiScopes } from '@pinline/contracts/api/api-scopes'
import type { ApiKeyOwner } from '@pinline/events/account/api-key-owner'
import { z } from 'zod'
import type { AccountDeps } from '../../account-deps.ts'
import type { ListedApiKey } from './api-keys.model.ts'
import { apiKeysProjection } from './api-keys.projection.ts'

type Deps = Pick<AccountDeps, 'platform' | 'apiKeys'>

const isScope = (scope: string): scope is ApiScope => apiScopes.some((known) => known === scope)

/** Rows with names and last uses, by one query each. */
export const withNames = async ({ platform, apiKeys }: Deps, keys: readonly ListedApiKey[]): Promise<ApiKeyRow[]> => {
  if (keys.length === 0) return []
  const [names, uses] = await Promise.all([
    platform.vault.getMany(
      keys.map(({ nameRef }) => nameRef),
      z.string(),
    ),
    apiKeys.lastUses(keys.map(({ keyId }) => keyId)),
  ])
  const now = platform.clock.now().toISOString()
  return keys.map(({ keyId: id, nameRef: _, scopes, previousUntil, ...key }, at) => ({
    id,
    name: names[at] ?? null,
    prefix: key.prefix,
    owner: key.owner,
    scopes: scopes.filter(isScope),
    requestsPerMinute: key.requestsPerMinute,
    status: key.status,
    createdAt: key.createdAt,
    expiresAt: key.expiresAt,
    rotatedAt: key.rotatedAt,
    previousUntil: previousUntil !== null && previousUntil > now ? previousUntil : null,
    revokedAt: key.revokedAt,
    lastUsedAt: uses.get(id) ?? null,
  }))
}

const activeOf = ({ id }: ApiKeyOwner) => ({ 'owner.id': id, status: 'active' as const })

/** An owner's keys that are not revoked, newest first. */
export const queryApiKeysOf = async (
  { platform }: Pick<Deps, 'platform'>,
  owner: ApiKeyOwner,
): Promise<ListedApiKey[]> =>
  await platform
    .view(apiKeysProjection)
    .find(activeOf(owner))
    .sort({ createdAt: -1, _id: -1 })
    .limit(10 * maxApiKeys)
    .toArray()

/** How many keys an owner has that are not revoked. */
export const countApiKeys = async ({ platform }: Pick<Deps, 'platform'>, owner: ApiKeyOwner): Promise<number> =>
  await platform.view(apiKeysProjection).countDocuments(activeOf(owner), { limit: maxApiKeys })

/** Keys by the time of their creation; the total is exact. */
export const queryApiKeys = async (
  deps: Deps,
  {
    filter: { owner, ownerId, status },
    ids,
    sort,
    range: [first, last],
  }: AdminList<z.output<typeof apiKeysResource.filter>>,
): Promise<AdminRows<ApiKeyRow>> => {
  const where = {
    ...(ids === undefined ? {} : { _id: { $in: [...ids] } }),
    ...(owner === undefined ? {} : { 'owner.kind': owner }),
    ...(ownerId === undefined ? {} : { 'owner.id': ownerId }),
    ...(status === undefined ? {} : { status }),
  }
  const direction = sort.order === 'DESC' ? -1 : 1
  const view = deps.platform.view(apiKeysProjection)
  const [rows, total] = await Promise.all([
    view
      .find(where)
      .sort({ createdAt: direction, _id: direction })
      .skip(first)
      .limit(last - first + 1)
      .toArray(),
    view.countDocuments(where),
  ])
  return { rows: await withNames(deps, rows), total }
}
