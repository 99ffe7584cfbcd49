import { useState } from 'react'
import { useUnsavedEdits } from '../drafts/unsaved-edits.tsx'

/** Unsaved edits of several records by id; leaving the page asks while there are any. */
export const useEditsById = <Edits extends object>() => {
  const [editsById, setEditsById] = useState<Readonly<Record<string, Edits>>>({})
  useUnsavedEdits(Object.keys(editsById).length > 0, true)
  const setEdits = (id: string, edits: Edits) =>
    setEditsById(({ [id]: _, ...others }) => (Object.keys(edits).length === 0 ? others : { ...others, [id]: edits }))
  return [editsById, setEdits] as const
}
