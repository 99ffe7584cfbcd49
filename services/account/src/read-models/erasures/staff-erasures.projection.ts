import { defineProjection } from '@pinline/chassis/read-models/projection'
import { type PermissionsEvent, permissionsEvent } from '@pinline/events/account/permissions-event'
import type { StaffErasures } from './staff-erasures.model.ts'
import { withReferences } from './vault-versions.ts'

export const staffErasures = defineProjection<StaffErasures, PermissionsEvent>({
  name: 'staff-erasures',
  version: 1,
  sources: [{ service: 'account', streamType: 'authorities' }],
  eventSchema: permissionsEvent,
  project: (row = { members: {} }, { event: { type, data }, actor }) => {
    if (!('staffId' in data)) return row
    const member = row.members[data.staffId] ?? { erasedAt: null, by: null, versions: {} }
    const changed =
      type === 'staff-removed'
        ? { ...member, erasedAt: data.removedAt, by: actor }
        : { ...member, versions: withReferences(member.versions, data) }
    return { members: { ...row.members, [data.staffId]: changed } }
  },
  indexes: [],
})
