import { useMemo, useState } from 'react'

const none: ReadonlySet<string> = new Set()

/** The menus of a role: those in `before`, plus what was granted and minus what was revoked since. */
export const useRoleGrants = (menuIds: readonly string[] | undefined) => {
  const [newlyGranted, setNewlyGranted] = useState(none)
  const [newlyRevoked, setNewlyRevoked] = useState(none)
  const before = useMemo(() => new Set(menuIds), [menuIds])
  const granted = useMemo(
    () => before.union(newlyGranted).difference(newlyRevoked),
    [before, newlyGranted, newlyRevoked],
  )
  return {
    before,
    granted,
    /** The unsaved edits, and what restores them. */
    edits: { granted: [...newlyGranted], revoked: [...newlyRevoked] },
    restoreGrants: (edits: { granted: readonly string[]; revoked: readonly string[] }) => {
      setNewlyGranted(new Set(edits.granted))
      setNewlyRevoked(new Set(edits.revoked))
    },
    added: granted.difference(before).size,
    removed: before.difference(granted).size,
    setGranted: (next: ReadonlySet<string>) => {
      setNewlyGranted(next.difference(before))
      setNewlyRevoked(before.difference(next))
    },
  }
}
