import { createDraftStore } from './draft-store.ts'

/** Drafts of forms on this device. */
export const drafts = createDraftStore(localStorage, () => Date.now())
