import { useSession } from '../../providers/session-context.ts'
import { type Preferences, setPreference } from '../preferences.ts'

/** Shows a choice of scheme, row density or colours at once, and marks it as not yet sent for the signed-in person. */
export const useSetAppearance = () => {
  const session = useSession()
  return (change: Partial<Preferences>) => setPreference({ ...change, unsavedOf: session.staff()?.id ?? null })
}
