import { type RefObject, useEffect } from 'react'
import type { z } from 'zod'
import { en } from '../messages/en/en.ts'
import { useText } from '../messages/use-text.ts'

/** Field → error key, e.g. `titles.en` → `required`. */
export type Faults = Readonly<Record<string, string>>

export const noFaults: Faults = {}

type FaultKey = keyof typeof en.forms.fault

const isFaultKey = (key: string): key is FaultKey => Object.hasOwn(en.forms.fault, key)

/** What a command's schema finds wrong before anything is sent, by the keys that the server would answer. */
export const faultsOf = (schema: z.ZodType, input: unknown): Faults => {
  const parsed = schema.safeParse(input)
  if (parsed.success) return noFaults
  const faults: Record<string, string> = {}
  for (const { path, message } of parsed.error.issues) faults[path.map(String).join('.')] ??= message
  return faults
}

/** The text of a fault by its key, in the person's language. */
export const useFaultWords = (): ((key: string) => string) => {
  const text = useText()
  return (key) => text(`forms.fault.${isFaultKey(key) ? key : 'invalid'}`)
}

/** The text of a field's fault in the person's language. */
export const useFaultText = (faults: Faults): ((field: string) => string | undefined) => {
  const words = useFaultWords()
  return (field) => {
    const key = faults[field]
    return key === undefined ? undefined : words(key)
  }
}

/** Brings the focus to the first field that something is wrong with, each time faults are told. */
export const useFocusOnFault = (form: RefObject<HTMLElement | null>, faults: Faults): void =>
  useEffect(() => {
    if (Object.keys(faults).length === 0) return
    form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [form, faults])
