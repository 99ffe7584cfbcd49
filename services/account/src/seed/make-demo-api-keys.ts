import { handleCommand, loadStream } from '@pinline/chassis/event-store/handle-command'
import type { ApiScope } from '@pinline/contracts/api/api-scopes'
import { isRejection } from '@pinline/contracts/api/error-codes'
import type { ApiKeyOwner } from '@pinline/events/account/api-key-owner'
import { apiKeyId } from '@pinline/events/ids'
import { z } from 'zod'
import type { AccountDeps } from '../account-deps.ts'
import { apiKeyDecider } from '../domain/api-key/api-key-decider.ts'
import { demoLoginIds } from './demo-ids.ts'
import { seedContext } from './seed-context.ts'

interface DemoApiKey {
  readonly id: string
  readonly owner: ApiKeyOwner
  readonly name: string
  readonly scopes: readonly ApiScope[]
}

const demoKeys: readonly DemoApiKey[] = [
  {
    id: 'k-demo0001',
    owner: { kind: 'staff', id: demoLoginIds.staff },
    name: 'Stock sync',
    scopes: ['stock:read', 'stock:write'],
  },
  {
    id: 'k-demo0002',
    owner: { kind: 'staff', id: demoLoginIds.staff },
    name: 'Data warehouse',
    scopes: ['events:read'],
  },
  {
    id: 'k-demo0003',
    owner: { kind: 'buyer', id: demoLoginIds.buyer },
    name: 'ERP',
    scopes: ['orders:read', 'orders:write', 'catalogue:read'],
  },
]

/** Keys for the lists of a demonstration. Nobody learns their secrets, so that none of them opens anything. */
export const makeDemoApiKeys = async ({ platform }: AccountDeps): Promise<void> => {
  for (const { id, owner, name, scopes } of demoKeys) {
    const keyId = apiKeyId.parse(id)
    if ((await loadStream(platform, apiKeyDecider, keyId)).version > 0) continue
    const done = await handleCommand(platform, apiKeyDecider, {
      streamId: keyId,
      command: {
        type: 'create-api-key',
        keyId,
        owner,
        nameRef: await platform.vault.put('apikey', owner.id, name, z.string()),
        scopes,
        secret: { secretId: `${id}-none`, prefix: `pln_00000${id.slice(-3)}` },
        expiresAt: null,
        requestsPerMinute: 600,
        now: platform.clock.now().toISOString(),
      },
      context: seedContext(`demo-${id}`),
    })
    if (isRejection(done)) throw new Error(`the demo key ${id} was refused: ${done.code}`)
  }
}
