import { useState } from 'react'

/** Drafts of several records by id; an empty draft is removed. */
export const useEditsById = <Edits extends object>() => {
  const [editsById, setEditsById] = useState<Readonly<Record<string, Edits>>>({})
  const setEdits = (id: string, edits: Edits) =>
    setEditsById(({ [id]: _, ...others }) => (Object.keys(edits).length === 0 ? others : { ...others, [id]: edits }))
  return [editsById, setEdits] as const
}
