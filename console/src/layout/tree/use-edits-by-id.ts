import { useState } from 'react'
import { useUnsavedEdits } from '../drafts/unsaved-edits.tsx'

/**
 * Unsaved edits of several records by id; leaving the page asks while there are any.
 * @param isStored whether the form of a record keeps its edits as a draft
 */
export const useEditsById = <Edits extends object>(isStored: boolean) => {
  const [editsById, setEditsById] = useState<Readonly<Record<string, Edits>>>({})
  useUnsavedEdits(Object.keys(editsById).length > 0, isStored)
  const setEdits = (id: string, edits: Edits) =>
    setEditsById(({ [id]: _, ...others }) => (Object.keys(edits).length === 0 ? others : { ...others, [id]: edits }))
  return [editsById, setEdits] as const
}
