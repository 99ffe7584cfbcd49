import { replayTwice } from '@pinline/chassis/read-models/replay-twice'
import type { PermissionsEvent } from '@pinline/events/account/permissions-event'
import { staffId, vaultReference } from '@pinline/events/ids'
import { expect, it } from 'vitest'
import { permissionsStreamId } from '../../domain/permissions/permissions.ts'
import { staffErasures } from './staff-erasures.projection.ts'

const at = '2026-03-01T10:00:00.000Z'
const by = { kind: 'staff', id: 's-chief0001' } as const
const [left, stays] = ['s-left00001', 's-stays0001'].map((id) => staffId.parse(id)) as [never, never]
const admitted = (id: string): PermissionsEvent => ({
  type: 'staff-admitted',
  data: {
    ...{ staffId: staffId.parse(id), roleId: 'support', admittedAt: at },
    profileRef: vaultReference.parse(`profile-${id}@1`),
    credentialRef: vaultReference.parse(`credential-${id}@1`),
  },
})

it('has those who left, and by whom they were removed, beside those who stay', () => {
  const events: PermissionsEvent[] = [
    admitted(left),
    admitted(stays),
    { type: 'role-removed', data: { roleId: 'empty', removedAt: at } },
    { type: 'staff-removed', data: { staffId: left, removedAt: at } },
  ]
  const rows = replayTwice(
    staffErasures,
    events.map((event, index) => ({
      ...{ id: `${permissionsStreamId}@${index + 1}`, service: 'account' as const, streamType: 'authorities' },
      ...{ streamId: permissionsStreamId, sequence: index + 1, event, actor: by },
      ...{ correlationId: 'c', causationId: 'c', recordedAt: at },
    })),
  )
  expect(rows.get(permissionsStreamId)).toMatchObject({
    members: {
      [left]: { erasedAt: at, by, versions: { [`profile-${left}`]: 1, [`credential-${left}`]: 1 } },
      [stays]: { erasedAt: null, by: null, versions: { [`profile-${stays}`]: 1, [`credential-${stays}`]: 1 } },
    },
  })
})
