import { z } from 'zod'

/** How long a draft is kept, ms. */
export const draftLifetimeMs = 7 * 86_400_000
/** Number of drafts on a device; the oldest ones make room. */
export const maxDrafts = 20
/** Length of one draft as JSON; a longer one is not kept. */
export const maxDraftLength = 50_000

const key = 'console.drafts'

const storedDraft = z.object({ place: z.string(), savedAt: z.number(), edits: z.unknown() })
export type StoredDraft = z.infer<typeof storedDraft>

type KeyValueStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

/** Drafts of forms on this device by place: person, form and record. */
export interface DraftStore {
  readonly read: (place: string) => StoredDraft | undefined
  readonly write: (place: string, edits: unknown) => void
  readonly remove: (place: string) => void
  /** Removes all drafts of a person, who signs out. */
  readonly removeOf: (staffId: string) => void
}

/** The place of a form's record for a person. */
export const draftPlace = (staffId: string, form: string, id: string): string => `${staffId} ${form} ${id}`

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
  const save = (drafts: readonly StoredDraft[]) => {
    try {
      if (drafts.length === 0) storage.removeItem(key)
      else storage.setItem(key, JSON.stringify(drafts.slice(0, maxDrafts)))
    } catch {
      // The storage is full or closed: the form keeps its edits until it is left.
    }
  }
  const others = (place: string) => load().filter((draft) => draft.place !== place)
  return {
    read: (place) => load().find((draft) => draft.place === place),
    write: (place, edits) => {
      if (JSON.stringify(edits).length <= maxDraftLength) save([{ place, savedAt: now(), edits }, ...others(place)])
    },
    remove: (place) => save(others(place)),
    removeOf: (staffId) => save(load().filter(({ place }) => !place.startsWith(`${staffId} `))),
  }
}
