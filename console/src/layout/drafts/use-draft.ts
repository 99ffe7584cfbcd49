import { useEffect, useRef, useState } from 'react'
import type { z } from 'zod'
import { useSession } from '../../providers/session-context.ts'
import { draftPlace } from './draft-store.ts'
import { drafts as store } from './drafts.ts'
import { useUnsavedEditsGuard } from './unsaved-edits.tsx'

interface DraftOptions<Edits> {
  /** Name of the form, e.g. of its resource. */
  readonly form: string
  /** The record; `new` for a new one. */
  readonly id: string
  readonly edits: Edits
  readonly isChanged: boolean
  /** A draft of an older version of the form that does not match is not offered. */
  readonly schema: z.ZodType<Edits>
  readonly onRestore: (edits: Edits) => void
}

/** An earlier draft of a form that is offered to the person. */
export interface OfferedDraft {
  /** ISO time. */
  readonly savedAt: string
  readonly restore: () => void
  readonly discard: () => void
}

/**
 * Keeps unsaved edits as a draft on this device while a form is open, asks before the form is left, and offers the draft
 * when the form is opened again. `clear` is called when the edits are saved, before the form is left.
 */
export const useDraft = <Edits>({ form, id, edits, isChanged, schema, onRestore }: DraftOptions<Edits>) => {
  const session = useSession()
  const { register } = useUnsavedEditsGuard()
  const place = draftPlace(session.staff()?.id ?? '', form, id)
  const [offered, setOffered] = useState(() => {
    const draft = isChanged ? undefined : store.read(place)
    const parsed = schema.safeParse(draft?.edits)
    return draft === undefined || !parsed.success ? undefined : { savedAt: draft.savedAt, edits: parsed.data }
  })
  const isWritten = useRef(false)
  const release = useRef<() => void>(() => undefined)
  const content = isChanged ? JSON.stringify(edits) : undefined

  useEffect(() => {
    if (content === undefined) {
      if (isWritten.current) store.remove(place)
      isWritten.current = false
      return
    }
    const isStored = store.write(place, JSON.parse(content))
    isWritten.current = isStored
    release.current = register(isStored)
    return () => release.current()
  }, [place, content, register])

  const forget = () => {
    store.remove(place)
    isWritten.current = false
    setOffered(undefined)
  }

  const offer: OfferedDraft | undefined =
    offered === undefined
      ? undefined
      : {
          savedAt: new Date(offered.savedAt).toISOString(),
          restore: () => {
            onRestore(offered.edits)
            setOffered(undefined)
          },
          discard: () => (isChanged ? setOffered(undefined) : forget()),
        }

  return {
    offer,
    clear: () => {
      forget()
      release.current()
    },
  }
}
