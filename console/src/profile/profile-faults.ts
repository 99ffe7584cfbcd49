import type { Faults } from '../layout/form-faults.ts'
import { en } from '../messages/en/en.ts'
import { useText } from '../messages/use-text.ts'

type FaultKey = keyof typeof en.profile.fault

const isFaultKey = (key: string): key is FaultKey => Object.hasOwn(en.profile.fault, key)

/** The text of a field's fault in the person's language. */
export const useProfileFaultText = (faults: Faults): ((field: string) => string | undefined) => {
  const text = useText()
  return (field) => {
    const key = faults[field]
    if (key === undefined) return undefined
    return text(`profile.fault.${isFaultKey(key) ? key : 'invalid'}`)
  }
}
