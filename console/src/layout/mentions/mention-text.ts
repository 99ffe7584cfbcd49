import type { Colleague } from '@pinline/contracts/account/people/list-colleagues'
import { mentionMarker } from '@pinline/contracts/api/mention'
import type { StaffId } from '@pinline/events/ids'

/** A colleague as the typed text names them: names may occur twice. */
export interface ChosenColleague {
  readonly id: StaffId
  readonly label: string
}

const longestQuery = 40
/** An `@` in an address is none that mentions. */
const beforeMention = /[\p{L}\p{N}._+-]$/u
const latinLetter = /[\p{sc=Latin}\p{sc=Cyrillic}\p{N}]/u

/** The words after the last `@` before the caret, while they may become a name; undefined where nothing is mentioned. */
export const typedMention = (
  text: string,
  caret: number,
): { readonly from: number; readonly q: string } | undefined => {
  const before = text.slice(0, caret)
  const from = before.lastIndexOf('@')
  if (from === -1) return undefined
  const q = before.slice(from + 1)
  const previous = before.slice(0, from)
  if (q.length > longestQuery || /[\n@]/.test(q) || q.startsWith(' ')) return undefined
  return beforeMention.test(previous) && latinLetter.test(previous.slice(-1)) ? undefined : { from, q }
}

/** Whether a name has the typed words, ignoring case. */
export const matchesName = (name: string, q: string): boolean =>
  name.toLocaleLowerCase().includes(q.trim().toLocaleLowerCase())

/** What the text calls a colleague: the name, with more where somebody else of that name is chosen already. */
export const labelFor = ({ id, name, roleName }: Colleague, chosen: readonly ChosenColleague[]): string => {
  const taken = new Set(chosen.filter((one) => one.id !== id).map(({ label }) => label))
  return [name, `${name} (${roleName})`].find((label) => !taken.has(label)) ?? `${name} (${id})`
}

const isMentionEnd = (text: string, end: number): boolean =>
  !latinLetter.test(text.charAt(end)) || !latinLetter.test(text.charAt(end - 1))

/** The text as it is stored: where it names a chosen colleague after an `@`, their id; the longest name counts. */
export const toNote = (text: string, chosen: readonly ChosenColleague[]): string => {
  const byLength = chosen.toSorted((one, other) => other.label.length - one.label.length)
  let note = ''
  let at = 0
  while (at < text.length) {
    const named =
      text.charAt(at) === '@'
        ? byLength.find(({ label }) => text.startsWith(label, at + 1) && isMentionEnd(text, at + 1 + label.length))
        : undefined
    note += named === undefined ? text.charAt(at) : mentionMarker(named.id)
    at += named === undefined ? 1 : named.label.length + 1
  }
  return note
}
