import { type StaffId, staffId } from '@pinline/events/ids'
import { maxMentions } from '@pinline/events/mentions'
import { multiLine } from './text.ts'

/** Limit of notes whose texts one query reads. */
export const maxNotesInQuery = 100

const marker = /@\[(s-[0-9a-z]{4,32})\]/g
const longestMarker = 37

/** How the text of a note holds a mention: by id, since names change and are erased. */
export const mentionMarker = (id: StaffId): string => `@[${id}]`

/** A piece of a note: words, or a mention. */
export type NotePiece = string | { readonly mention: StaffId }

/** A note in pieces, in their order; no piece of words is empty. */
export const notePieces = (note: string): NotePiece[] =>
  note.split(marker).flatMap((piece, place): NotePiece[] => {
    if (place % 2 === 1) return [{ mention: staffId.parse(piece) }]
    return piece === '' ? [] : [piece]
  })

/** Whom a note mentions, each once, in the order of the text. */
export const mentionsIn = (note: string): StaffId[] => [
  ...new Set(notePieces(note).flatMap((piece) => (typeof piece === 'string' ? [] : [piece.mention]))),
]

/** A note as plain text: mentions by name. Whoever has none is `@…`. */
export const plainNote = (note: string, names: ReadonlyMap<string, string>): string =>
  notePieces(note)
    .map((piece) => (typeof piece === 'string' ? piece : `@${names.get(piece.mention) ?? '…'}`))
    .join('')

/** The beginning of a note, at most `max` characters of its words and an ellipsis; no mention is cut. */
export const noteExcerpt = (note: string, max: number): string => {
  let left = max
  let excerpt = ''
  for (const piece of notePieces(note)) {
    if (left <= 0) return `${excerpt.trimEnd()}…`
    if (typeof piece !== 'string') {
      excerpt += mentionMarker(piece.mention)
      continue
    }
    const characters = [...piece]
    if (characters.length > left) return `${excerpt}${characters.slice(0, left).join('').trimEnd()}…`
    excerpt += piece
    left -= characters.length
  }
  return excerpt
}

/** A note of staff, at most `max` UTF-16 units besides its mentions. */
export const noteText = (max: number) =>
  multiLine(max + maxMentions * longestMarker)
    .min(1)
    .refine((note) => note.replaceAll(marker, '').length <= max, 'too-long')
