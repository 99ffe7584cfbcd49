import { useRef, useState } from 'react'
import type { CommandAnswer } from '../providers/use-command.ts'
import { type Faults, noFaults, useFocusOnFault } from './form-faults.ts'

/** What is wrong with the fields of a form, and how its command went; the focus goes to the first field at fault. */
export const useFormAnswer = () => {
  const form = useRef<HTMLFormElement>(null)
  const [faults, setFaults] = useState<Faults>(noFaults)
  const [answer, setAnswer] = useState<CommandAnswer<unknown>>()
  useFocusOnFault(form, faults)
  return {
    form,
    faults,
    /** For the whole form: undefined where the fields say it. */
    answer,
    /** Tells what was found before anything is sent; whether it may be sent. */
    passes: (found: Faults): boolean => {
      setFaults(found)
      setAnswer(undefined)
      return Object.keys(found).length === 0
    },
    /** Tells of a command that was not done: at the fields that the server named, or else of the whole. */
    tell: (told: CommandAnswer<unknown>) => {
      const named = told.kind === 'refused' ? told.errors : noFaults
      setFaults(named)
      setAnswer(Object.keys(named).length > 0 ? undefined : told)
    },
    /** Nothing is wrong any more with fields that have been typed over. */
    forgive: (edited: object) =>
      setFaults(
        Object.fromEntries(Object.entries(faults).filter(([field]) => !((field.split('.')[0] ?? '') in edited))),
      ),
    forget: () => {
      setFaults(noFaults)
      setAnswer(undefined)
    },
  }
}
