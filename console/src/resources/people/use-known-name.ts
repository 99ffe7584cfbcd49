import { usePersonName } from './use-person-name.ts'

/** The name of a person for a text to them; empty until it is known, and where the role may not see it. */
export const useKnownName = (id: string | null): string => {
  const name = usePersonName(id)
  return name === id ? '' : name
}
