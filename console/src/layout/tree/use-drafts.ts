import { useState } from 'react'

/** What was typed over of several things, by their ids; an empty draft is none. */
export const useDrafts = <Draft extends object>() => {
  const [drafts, setDrafts] = useState<Readonly<Record<string, Draft>>>({})
  const setDraft = (id: string, draft: Draft) =>
    setDrafts(({ [id]: _, ...others }) => (Object.keys(draft).length === 0 ? others : { ...others, [id]: draft }))
  return [drafts, setDraft] as const
}
