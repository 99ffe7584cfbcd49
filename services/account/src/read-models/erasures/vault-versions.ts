import { vaultReference } from '@pinline/events/ids'

/** The latest version of each subject of the vault that events have named, which is how many entries it had. */
export type VaultVersions = Readonly<Record<string, number>>

/** Adds the references in an event's data. */
export const withReferences = (versions: VaultVersions, data: Readonly<Record<string, unknown>>): VaultVersions => {
  const found = { ...versions }
  for (const [name, value] of Object.entries(data)) {
    if (!name.endsWith('Ref')) continue
    const reference = vaultReference.safeParse(value)
    if (!reference.success) continue
    const at = reference.data.lastIndexOf('@')
    const subject = reference.data.slice(0, at)
    found[subject] = Math.max(found[subject] ?? 0, Number(reference.data.slice(at + 1)))
  }
  return found
}

/** The kind of a subject: what comes before its first hyphen. */
export const kindOf = (subject: string): string => subject.slice(0, subject.indexOf('-'))
