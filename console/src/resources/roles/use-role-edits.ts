import type { RoleRow } from '@pinline/contracts/account/permissions/role-row'
import { useState } from 'react'
import { z } from 'zod'
import { useDraft } from '../../layout/drafts/use-draft.ts'
import { useRoleGrants } from './use-role-grants.ts'

/** A draft of a role. */
const roleEdits = z.object({
  names: z.record(z.string(), z.string()),
  granted: z.array(z.string()),
  revoked: z.array(z.string()),
})
type RoleEdits = z.infer<typeof roleEdits>

const noEdits: RoleEdits = { names: {}, granted: [], revoked: [] }

/** The edits of a role on the version that they began on. */
export const useRoleEdits = (record: RoleRow | undefined) => {
  const [snapshot, setSnapshot] = useState(record)
  const [names, setNames] = useState<Readonly<Record<string, string>>>({})
  const { before, granted, edits, restoreGrants, added, removed, setGranted } = useRoleGrants(snapshot?.menuIds)
  const isChanged = added + removed > 0 || Object.keys(names).length > 0
  const restore = (restored: RoleEdits) => {
    setNames(restored.names)
    restoreGrants(restored)
  }
  const draft = useDraft<RoleEdits>({
    form: 'roles',
    id: record?.id ?? 'new',
    edits: { names, ...edits },
    isChanged,
    schema: roleEdits,
    onRestore: restore,
  })
  return {
    ...{ snapshot, setSnapshot, draft, isChanged, before, granted, setGranted },
    names: { ...snapshot?.names, ...names },
    changes: { added, removed },
    editName: (language: string, value: string) => setNames({ ...names, [language]: value }),
    /** Continues on another version. */
    begin: (on: RoleRow, next = noEdits) => {
      setSnapshot(on)
      restore(next)
    },
  }
}
