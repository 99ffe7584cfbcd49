import { z } from 'zod'

/** How long a draft is kept, ms. */
export const draftLifetimeMs = 7 * 86_400_000
/** Number of drafts on a device; the oldest ones make room. */
export const maxDrafts = 20
/** Length of one draft as JSON; a longer one is not kept. The bodies of a content in ten languages fit. */
export const maxDraftLength = 600_000
/** Length of all drafts as JSON; the oldest ones make room. Browsers keep about five million characters for a site. */
export const maxDraftsLength = 1_500_000

const key = 'console.drafts'

const storedDraft = z.object({ place: z.string(), savedAt: z.number(), edits: z.unknown() })
export type StoredDraft = z.infer<typeof storedDraft>

type KeyValueStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

/** Drafts of forms on this device by place: person, form and record. */
export interface DraftStore {
  readonly read: (place: string) => StoredDraft | undefined
  /** False if the edits are too long or the storage is full: then no draft of the place is left. */
  readonly write: (place: string, edits: unknown) => boolean
  readonly remove: (place: string) => void
  /** Removes all drafts of a person, who signs out. */
  readonly removeOf: (staffId: string) => void
}

/** The place of a form's record for a person. */
export const draftPlace = (staffId: string, form: string, id: string): string => `${staffId} ${form} ${id}`

/** As many of the newest as there is room for. */
const fitting = (drafts: readonly StoredDraft[]): StoredDraft[] => {
  let length = 0
  return drafts.slice(0, maxDrafts).filter((draft) => {
    length += JSON.stringify(draft).length
    return length <= maxDraftsLength
  })
}

/** Keeps drafts in the storage, the newest first. A full storage keeps no new draft. */
export const createDraftStore = (storage: KeyValueStorage, now: () => number): DraftStore => {
  const load = (): StoredDraft[] => {
    try {
      const drafts = z.array(storedDraft).parse(JSON.parse(storage.getItem(key) ?? '[]'))
      return drafts.filter(({ savedAt }) => now() - savedAt < draftLifetimeMs)
    } catch {
      return []
    }
  }
  const save = (drafts: readonly StoredDraft[]): boolean => {
    try {
      if (drafts.length === 0) storage.removeItem(key)
      else storage.setItem(key, JSON.stringify(fitting(drafts)))
      return true
    } catch {
      // The storage is full or closed: the form keeps its edits until it is left.
      return false
    }
  }
  const others = (place: string) => load().filter((draft) => draft.place !== place)
  return {
    read: (place) => load().find((draft) => draft.place === place),
    write: (place, edits) => {
      const rest = others(place)
      const isShort = JSON.stringify(edits).length <= maxDraftLength
      if (isShort && save([{ place, savedAt: now(), edits }, ...rest])) return true
      // An earlier draft would be offered as if it were the newest.
      save(rest)
      return false
    },
    remove: (place) => void save(others(place)),
    removeOf: (staffId) => void save(load().filter(({ place }) => !place.startsWith(`${staffId} `))),
  }
}
