import { useEffect } from 'react'
import type { FieldValues, UseFormReturn } from 'react-hook-form'
import { draftPrefix, readStoredSession } from './session.ts'

interface FormDraft {
  readonly buyerId: string
  /** When it was typed, ms since 1970. */
  readonly at: number
  readonly values: FieldValues
}

type DraftStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

const maxAgeMs = 3_600_000
const keyOf = (name: string) => draftPrefix + name

/** The values that this buyer typed within the last hour; drafts of others and older ones are removed. */
export const readFormDraft = (
  storage: DraftStorage,
  name: string,
  { buyerId, now }: { buyerId: string; now: number },
): FieldValues | undefined => {
  try {
    const draft: FormDraft | null = JSON.parse(storage.getItem(keyOf(name)) ?? 'null')
    const age = now - (draft?.at ?? 0)
    if (draft?.buyerId === buyerId && age >= 0 && age < maxAgeMs) return draft.values
  } catch {
    // Not readable: no draft.
  }
  storage.removeItem(keyOf(name))
  return undefined
}

/** Stores what is typed, one draft for each form. */
export const writeFormDraft = (storage: DraftStorage, name: string, draft: FormDraft): void => {
  try {
    storage.setItem(keyOf(name), JSON.stringify(draft))
  } catch {
    // The storage is full or forbidden: the form works without a draft.
  }
}

const buyerIdOf = (): string | undefined => {
  const session = readStoredSession()
  return session.status === 'buyer' ? session.buyer.id : undefined
}

/**
 * Keeps what a buyer types in a form in this tab, so that a reload or a session that is over loses nothing. For forms
 * without secrets. Signing out removes all drafts.
 * @returns removes the draft, once its values are sent
 */
export const useFormDraft = <Fields extends FieldValues, Context, Output>(
  name: string,
  form: UseFormReturn<Fields, Context, Output>,
): (() => void) => {
  useEffect(() => {
    const buyerId = buyerIdOf()
    if (buyerId === undefined) return
    const values = readFormDraft(sessionStorage, name, { buyerId, now: Date.now() })
    if (values !== undefined) form.reset({ ...form.getValues(), ...values }, { keepDefaultValues: true })
    return form.subscribe({
      formState: { values: true },
      callback: ({ values: typed }) => {
        if (form.formState.isSubmitSuccessful) return
        writeFormDraft(sessionStorage, name, { buyerId, at: Date.now(), values: typed })
      },
    })
  }, [form, name])
  return () => sessionStorage.removeItem(keyOf(name))
}
