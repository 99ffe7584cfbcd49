import type { LanguageCode } from '@pinline/contracts/api/languages'
import type { ContentRecord } from '@pinline/contracts/catalogue/content/content-resource'
import type { ContentDetails } from '@pinline/events/catalogue/content-details'
import type { ContentText } from '@pinline/events/catalogue/content-text'
import { useState } from 'react'
import { type ContentEdits, emptyText, hasEdits, noEdits, onlyChanges, textOf } from './content-edits.ts'
import type { WrittenDocument } from './editor/document-json.ts'

type BodyProblem = Exclude<WrittenDocument['kind'], 'document' | 'empty'>
type BodyProblems = Readonly<Partial<Record<LanguageCode, BodyProblem>>>

/** The edits of an item on the record that they began at. Without edits the newest record is shown. */
export const useContentEdits = (record: ContentRecord) => {
  const [base, setBase] = useState(record)
  const [edits, setEdits] = useState<ContentEdits>(noEdits)
  const [bodyProblems, setBodyProblems] = useState<BodyProblems>({})
  const [generation, setGeneration] = useState(0)
  const changes = onlyChanges(base, edits)
  const isChanged = hasEdits(changes) || Object.keys(bodyProblems).length > 0

  /** Continues on another record; documents are read anew. */
  const begin = (on: ContentRecord, next: ContentEdits) => {
    setBase(on)
    setEdits(next)
    setBodyProblems({})
    setGeneration((before) => before + 1)
  }
  if (!isChanged && record.revision > base.revision) begin(record, noEdits)

  const changeText = (language: LanguageCode, part: Partial<ContentText>) =>
    setEdits((before) => ({
      ...before,
      texts: { ...before.texts, [language]: { ...(textOf(base, before, language) ?? emptyText), ...part } },
    }))

  return {
    base,
    edits,
    changes,
    isChanged,
    bodyProblems,
    /** Changes when documents have to be read anew. */
    generation,
    begin,
    slug: edits.slug ?? base.slug,
    details: edits.details ?? base.details,
    text: (language: LanguageCode) => textOf(base, edits, language),
    changeText,
    changeBody: (language: LanguageCode, written: WrittenDocument) => {
      const { [language]: _, ...others } = bodyProblems
      if (written.kind === 'document' || written.kind === 'empty') {
        setBodyProblems(others)
        changeText(language, { body: written.kind === 'document' ? written.document : null })
      } else setBodyProblems({ ...others, [language]: written.kind })
    },
    setText: (language: LanguageCode, text: ContentText | null) =>
      begin(base, { ...edits, texts: { ...edits.texts, [language]: text } }),
    changeSlug: (slug: string) => setEdits((before) => ({ ...before, slug })),
    changeDetails: (details: ContentDetails) => setEdits((before) => ({ ...before, details })),
  }
}
